package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Project;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Snapshots;

/**
 * Tests that constants such as MPI_SEND_T, with which some headers number the functions of MPI, are
 * left out of the binding, and other constants are kept.
 */
class OmitConstantsTest {

    @TempDir private Path folder;

    private Merged merge(String... facts) throws IOException {
        return Project.merge(
                Project.quiet(), List.of(SmallApis.api(folder, "mpich 4.0.2", "4.0", facts)));
    }

    @Test
    void leavesOutTheNumberOfEachFunctionAndTheirCount() throws IOException {
        Merged merged =
                merge(
                        "typedef MPI_Datatype int = int",
                        "constant MPI_SEND_T int = 0",
                        "constant MPIX_TRY_T int = 1",
                        "constant MPI_LAST_FUNC_T int = 2",
                        "constant MPI_INT8_T MPI_Datatype = 7",
                        "constant MPI_OTHER_T int = 9",
                        "constant MPI_SEND int = 2",
                        "function int MPI_Send(int n)",
                        "function int MPIX_Try(int n)");
        assertEquals(
                Set.of("MPI_SEND_T", "MPIX_TRY_T", "MPI_LAST_FUNC_T"), merged.omitted().keySet());
        assertEquals(Set.of("MPI_INT8_T", "MPI_OTHER_T", "MPI_SEND"), merged.constants().keySet());
        assertTrue(merged.omitted().get("MPI_SEND_T").contains("MPI_Send"));
    }

    @Test
    void keepsADatatypeThatIsCalledLikeAFunction() throws IOException {
        Merged merged =
                merge(
                        "typedef MPI_Datatype int = int",
                        "constant MPI_ODD_T MPI_Datatype = 7",
                        "function int MPI_Odd(int n)");
        assertEquals(Set.of("MPI_ODD_T"), merged.constants().keySet());
    }

    @Test
    void everyNumberOfTheCommittedSnapshotsIsLeftOut() throws IOException {
        Merged merged =
                Project.merge(Project.quiet(), Snapshots.read(List.of(Project.snapshots())));
        assertTrue(merged.omitted().size() > 540, "omitted: " + merged.omitted().size());
        assertTrue(merged.omitted().keySet().stream().allMatch(n -> n.endsWith("_T")));
        assertEquals(
                List.of(
                        "MPI_INT16_T",
                        "MPI_INT32_T",
                        "MPI_INT64_T",
                        "MPI_INT8_T",
                        "MPI_UINT16_T",
                        "MPI_UINT32_T",
                        "MPI_UINT64_T",
                        "MPI_UINT8_T"),
                merged.constants().keySet().stream().filter(n -> n.endsWith("_T")).toList());
    }
}
