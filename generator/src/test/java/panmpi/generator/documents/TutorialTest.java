package panmpi.generator.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import panmpi.generator.Project;

/** The tutorial: its programs and outputs come from files that are compiled and run. */
final class TutorialTest {

    private static final Path PAGES = Project.root().resolve("docs/tutorial");
    private static final String PROGRAMS = "examples/src/tutorial/java/";
    private static final String RUNS = "examples/runs/";

    /** Languages of blocks that show a program, or what one printed. */
    private static final Set<String> SHOWN = Set.of("java", "text", "xml", "bash");

    @Test
    void programsAndOutputsAreIncluded() throws IOException {
        List<String> copies = new ArrayList<>();
        for (Page page : pages()) {
            page.blocks().stream()
                    .filter(block -> SHOWN.contains(block.language()) && !block.isIncluded())
                    .forEach(block -> copies.add(page.file().getFileName() + ": " + block));
        }
        assertEquals(List.of(), copies);
    }

    @Test
    void everyInclusionResolves() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Page page : pages()) {
            for (Page.Inclusion inclusion : page.inclusions()) {
                if (!inclusion.resolves()) {
                    broken.add(page.file().getFileName() + ": " + inclusion);
                }
            }
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void everyProgramIsShownAndRun() throws IOException {
        Set<String> shown = new HashSet<>();
        for (Page page : pages()) {
            page.inclusions().forEach(inclusion -> shown.add(inclusion.file()));
        }
        for (String program : names(PROGRAMS, ".java")) {
            assertTrue(shown.contains(PROGRAMS + program + ".java"), program + " is in no page");
            Path run = Project.root().resolve(RUNS + program + ".run");
            assertTrue(Files.exists(run), run + " is missing");
        }
    }

    @Test
    void everyPageHasAnExerciseAndItsSolution() throws IOException {
        for (Page page : pages()) {
            List<String> lines = page.lines();
            int exercise = lines.indexOf("## Exercise");
            int solution = lines.indexOf("??? success \"Solution\"");
            int more = lines.indexOf("## Read on");
            assertTrue(
                    0 < exercise && exercise < solution && solution < more, page.file()::toString);
        }
    }

    @Test
    void theFirstPageListsAllPages() throws IOException {
        String list = Files.readString(PAGES.resolve("README.md"));
        for (Page page : pages()) {
            assertTrue(list.contains("(" + page.file().getFileName() + ")"), page.file()::toString);
        }
    }

    @Test
    void aCopyAndAMissingSectionAreFound() throws IOException {
        Page page =
                new Page(
                        Path.of("page.md"),
                        List.of(
                                "    ```java",
                                "    --8<-- \"docs/tutorial/README.md:nothing\"",
                                "    ```",
                                "```java",
                                "int i;",
                                "```"));
        assertEquals(
                List.of(true, false), page.blocks().stream().map(Page.Block::isIncluded).toList());
        assertFalse(page.inclusions().getFirst().resolves());
    }

    private static List<Page> pages() throws IOException {
        List<Page> pages = new ArrayList<>();
        for (String name : names("docs/tutorial", ".md")) {
            if (!name.equals("README")) {
                pages.add(Page.read(PAGES.resolve(name + ".md")));
            }
        }
        assertFalse(pages.isEmpty());
        return pages;
    }

    private static Set<String> names(String folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(Project.root().resolve(folder))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .map(name -> name.substring(0, name.length() - ending.length()))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
