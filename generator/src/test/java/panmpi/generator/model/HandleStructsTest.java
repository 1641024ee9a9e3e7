package panmpi.generator.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Project;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.rules.SmallApis;

/** Tests that headers are refused whose handles are structs. */
class HandleStructsTest {

    @TempDir private Path folder;
    private final Diagnostics diagnostics = Project.quiet();

    @Test
    void aStructThatIsAPointerElsewhereIsRefused() throws IOException {
        check("struct MPI_Comm 8", "struct MPI_Status 20");
        String message = diagnostics.messages().toString();
        assertTrue(message.contains("handles in other MPIs: MPI_Comm."), message);
    }

    @Test
    void integersAndTheStatusAreNot() throws IOException {
        check("typedef MPI_Comm int = int", "struct MPI_Status 20");
        assertEquals(List.of(), diagnostics.messages());
    }

    private void check(String... facts) throws IOException {
        Api known =
                SmallApis.api(
                        folder,
                        "b 1.0",
                        "4.0",
                        "typedef MPI_Comm pointer = struct c *",
                        "struct MPI_Status 24");
        Api header = SmallApis.api(folder, "a 1.0", "4.0", facts);
        HandleStructs.check(header, List.of(known), folder.resolve("mpi.h"), diagnostics);
    }
}
