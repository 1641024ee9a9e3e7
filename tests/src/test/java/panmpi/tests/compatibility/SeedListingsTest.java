package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Setup;

/**
 * Tests that the listings in {@code examples/seeds} equal the text of the papers that they are
 * from, if the papers are in a folder next to the project.
 */
final class SeedListingsTest {
    private static final Path SEEDS = Setup.root().resolve("examples/seeds");

    @Test
    void helloIsFigure3WordForWord() throws IOException {
        var listing = Files.readString(SEEDS.resolve("Hello.java")).strip();
        assertTrue(paper("001_").contains(listing), listing);
    }

    /**
     * Compares fragments. In the text of the paper, an underscore is missing, and one N has become
     * an M; both are corrected first.
     */
    @Test
    void arrayShapesHasTheFragmentsOfFigure2() throws IOException {
        var paper =
                paper("000_")
                        .replace("MPI.COMM WORLD", "MPI.COMM_WORLD")
                        .replace("[M * N]", "[N * N]")
                        .replaceAll("\\s+", " ");
        var program = Files.readString(SEEDS.resolve("ArrayShapes.java")).replaceAll("\\s+", " ");
        for (String fragment :
                new String[] {
                    "float [] buf = new float [N * N] ;",
                    "MPI.COMM_WORLD.send(buf, 0, N * N, MPI.FLOAT, dst, tag) ;",
                    "MPI.COMM_WORLD.recv(buf, 0, N * N, MPI.FLOAT, src, tag) ;"
                }) {
            assertTrue(paper.contains(fragment), "not in the paper: " + fragment);
            assertTrue(program.contains(fragment), "not in the example: " + fragment);
        }
    }

    private static String paper(String prefix) throws IOException {
        var folder = Setup.root().resolve("../shared/seeds");
        Assumptions.assumeTrue(Files.isDirectory(folder), "no papers at ../shared/seeds");
        try (var files = Files.list(folder)) {
            var named = files.filter(file -> file.getFileName().toString().startsWith(prefix));
            return Files.readString(named.findFirst().orElseThrow());
        }
    }
}
