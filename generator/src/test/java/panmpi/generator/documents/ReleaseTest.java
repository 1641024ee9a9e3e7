package panmpi.generator.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import panmpi.generator.Project;

/**
 * Tests that the versions of the change log have dates, and that {@code CITATION.cff} and the
 * documents name the right version.
 */
final class ReleaseTest {

    private static final Pattern SECTION =
            Pattern.compile("(?m)^## \\[([^]]+)](?: - ([0-9]{4}-[0-9]{2}-[0-9]{2}))?$");

    /** An archive or artifact with its version, as documents name it. */
    private static final Pattern NAMED =
            Pattern.compile("panmpi(?:-[a-z]+)*[-:](\\d+\\.\\d+\\.\\d+)");

    private static final List<String> NAMING =
            List.of(
                    "README.md",
                    "docs/start.md",
                    "docs/containers.md",
                    "docs/projects.md",
                    "docs/publishing.md",
                    "docs/single-file.md",
                    "docs/windows.md",
                    "examples/container/Containerfile",
                    "tests/outside/gradle/build.gradle.kts");

    @Test
    void everySectionButTheFirstHasADate() throws IOException {
        List<MatchResult> sections = sections();
        assertEquals("Unreleased", sections.getFirst().group(1));
        for (MatchResult section : sections.subList(1, sections.size())) {
            assertTrue(section.group(2) != null, section.group());
        }
    }

    @Test
    void theCitationIsOfTheLastDatedVersion() throws IOException {
        MatchResult last = sections().get(1);
        String citation = read("CITATION.cff");
        assertTrue(citation.contains("\nversion: " + last.group(1) + "\n"), last.group());
        assertTrue(citation.contains("\ndate-released: " + last.group(2) + "\n"), last.group());
    }

    /** Tests that documents name the POM's version, since newcomers copy lines with a version. */
    @Test
    void documentsNameTheVersionOfThePom() throws IOException {
        Matcher pom = Pattern.compile("(?m)^  <version>(.+)</version>$").matcher(read("pom.xml"));
        assertTrue(pom.find());
        for (String page : NAMING) {
            Matcher named = NAMED.matcher(read(page));
            assertTrue(named.find(), page + " names no version");
            do {
                assertEquals(pom.group(1), named.group(1), page + ": " + named.group());
            } while (named.find());
        }
    }

    private static List<MatchResult> sections() throws IOException {
        List<MatchResult> found = SECTION.matcher(read("CHANGELOG.md")).results().toList();
        assertEquals(
                read("CHANGELOG.md").lines().filter(line -> line.startsWith("## ")).count(),
                found.size());
        return found;
    }

    private static String read(String name) throws IOException {
        return Files.readString(Project.root().resolve(name));
    }
}
