package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that every public member of Open MPI's Java binding can be used with panmpi: a program that
 * uses each of them compiles, except for differences for which a file gives reasons.
 */
@Tag("built")
final class OpenMpiApiTest {

    private static final int MOST_DIFFERENCES = 25;

    @Test
    void everyMemberOfOpenMpisBindingCanBeUsed(@TempDir Path folder) throws IOException {
        List<String> members = lines("openmpi-5.0.txt");
        Set<String> differences = new TreeSet<>();
        for (String line : lines("openmpi-5.0.differences")) {
            assertTrue(line.matches(".* # .+"), line + ": there is no reason");
            differences.add(line.replaceFirst(" # .*", ""));
        }
        Set<String> missing = new TreeSet<>(new MemberUses(members).failing(folder));
        Set<String> wanted = new TreeSet<>(members);
        wanted.removeAll(differences);
        Set<String> unmeant = new TreeSet<>(missing);
        unmeant.removeAll(differences);
        unmeant.forEach(line -> System.out.println("missing: " + line));
        System.out.printf(
                "api-check openmpi: %d of %d%n", wanted.size() - unmeant.size(), wanted.size());
        assertEquals(Set.of(), unmeant);
        assertEquals(differences, missing, "a difference that is none");
        assertTrue(differences.size() <= MOST_DIFFERENCES, "differences: " + differences.size());
    }

    private static List<String> lines(String name) throws IOException {
        try (var list = OpenMpiApiTest.class.getResourceAsStream(name)) {
            String text = new String(list.readAllBytes(), StandardCharsets.UTF_8);
            return new ArrayList<>(text.lines().filter(line -> !line.startsWith("#")).toList());
        }
    }
}
