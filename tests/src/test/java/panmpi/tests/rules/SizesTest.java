package panmpi.tests.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Setup;

/** Hand-written files of the artifacts are short enough to be read at once. */
final class SizesTest {
    private static final int MOST = 250;

    private static final List<String> FOLDERS =
            List.of(
                    "oo-facade/codec/src/main/java",
                    "oo-facade/src/main/java",
                    "oo-facade/junit/src/main/java",
                    "generator/src/main/java");

    /**
     * The class {@code MPI} declares its constants and methods itself: Scala does not find static
     * members that a class inherits.
     */
    private static final List<String> LONGER = List.of("mpi/MPI.java");

    @Test
    void noFileIsLongerThanItMayBe() throws IOException {
        var longer = new ArrayList<String>();
        for (String name : FOLDERS) {
            Path folder = Setup.root().resolve(name);
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    if (Files.readAllLines(file).size() > MOST) {
                        longer.add(folder.relativize(file).toString());
                    }
                }
            }
        }
        assertEquals(LONGER, longer);
    }
}
