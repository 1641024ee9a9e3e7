package panmpi.tests.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that hand-written files of the artifacts are short enough to be read at once. */
final class SizesTest {
    private static final int MOST = 250;

    /**
     * Files that may be longer: the class {@code MPI} declares its constants and methods itself,
     * since Scala does not find static members that a class inherits.
     */
    private static final List<String> LONGER = List.of("mpi/MPI.java");

    @Test
    void noFileIsLongerThanItMayBe() throws IOException {
        var longer = new ArrayList<String>();
        for (Path folder : MainSources.folders()) {
            for (Path file : MainSources.files(folder)) {
                if (Files.readAllLines(file).size() > MOST) {
                    longer.add(folder.relativize(file).toString());
                }
            }
        }
        assertEquals(LONGER, longer);
    }
}
