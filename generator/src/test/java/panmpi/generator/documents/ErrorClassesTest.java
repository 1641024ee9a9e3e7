package panmpi.generator.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import panmpi.generator.Project;

/**
 * Tests that the page on errors has each error class of the binding, with the words of its message.
 */
final class ErrorClassesTest {

    private static final Path JAVA = Project.root().resolve("generated/java/mpi");

    /** Constant that is no error class, but the upper bound of MPI's predefined classes. */
    private static final String BOUND = "ERR_LASTCODE";

    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w*ERR_\\w+)` \\| ([^|]+) \\|");
    private static final Pattern OF_THE_FACADE =
            Pattern.compile("static final int (ERR_\\w+) = Mpi\\.");
    private static final Pattern OF_C_ALONE =
            Pattern.compile("static final int ((?:MPI_T|MPIX)_ERR_\\w+) = ");
    private static final Pattern TEXT = Pattern.compile("(?m)^ +MPI_(ERR_\\w+) (.+)$");

    @Test
    void everyClassHasOneRow() throws IOException {
        var classes = new TreeSet<>(constants(JAVA.resolve("MPICalls.java"), OF_THE_FACADE));
        assertTrue(classes.remove(BOUND), classes::toString);
        try (Stream<Path> files = Files.list(JAVA.resolve("c"))) {
            for (Path file : files.toList()) {
                classes.addAll(constants(file, OF_C_ALONE));
            }
        }
        assertTrue(classes.contains("MPIX_ERR_REVOKED"), classes::toString);
        assertEquals(
                List.copyOf(classes),
                rows().map(row -> row.group(1)).sorted().toList(),
                "rows of docs/errors.md");
    }

    @Test
    void rowsHaveTheWordsOfTheMessages() throws IOException {
        Map<String, String> rows = new TreeMap<>();
        rows().filter(row -> row.group(1).startsWith("ERR_"))
                .forEach(row -> rows.put(row.group(1), row.group(2)));
        Map<String, String> texts = new TreeMap<>();
        found(JAVA.resolve("internal/call/ErrorTexts.java"), TEXT)
                .forEach(text -> texts.put(text.group(1), text.group(2)));
        assertEquals(texts, rows);
    }

    private static Stream<MatchResult> rows() throws IOException {
        return found(Project.root().resolve("docs/errors.md"), ROW);
    }

    private static List<String> constants(Path file, Pattern pattern) throws IOException {
        return found(file, pattern).map(found -> found.group(1)).toList();
    }

    private static Stream<MatchResult> found(Path file, Pattern pattern) throws IOException {
        return pattern.matcher(Files.readString(file)).results();
    }
}
