package panmpi.bench.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a measurement replaces only its own part of a document. */
final class DocumentPartTest {
    private static final String BEGIN = "<!-- times: begin -->";
    private static final String END = "<!-- times: end -->";

    @TempDir private Path folder;

    @Test
    void partIsReplaced() throws IOException {
        Path file = folder.resolve("a.md");
        Files.write(file, List.of("# A", BEGIN, "old", "old", END, "after"));
        new DocumentPart(file, "times").write(List.of("new"));
        assertEquals(List.of("# A", BEGIN, "", "new", "", END, "after"), Files.readAllLines(file));
    }

    @Test
    void documentWithoutThePartIsRefused() throws IOException {
        Path file = folder.resolve("b.md");
        Files.write(file, List.of("# B", END, BEGIN));
        var part = new DocumentPart(file, "times");
        assertThrows(IllegalStateException.class, () -> part.write(List.of()));
    }
}
