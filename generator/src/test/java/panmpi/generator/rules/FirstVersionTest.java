package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Snapshots;

/** Tests which version of MPI is said to have introduced a function. */
class FirstVersionTest {

    @TempDir private Path folder;

    @Test
    void oneLibraryAheadOfItsClaimDoesNotCount() throws IOException {
        Api ahead = SmallApis.api(folder, "a 5.0", "3.1", "function int MPI_New(void)");
        Api behind = SmallApis.api(folder, "b 3.4", "3.1", "function int MPI_Old(void)");
        Api other = SmallApis.api(folder, "c 4.1", "3.1", "function int MPI_Old(void)");
        Api newest =
                SmallApis.api(
                        folder,
                        "b 4.0",
                        "4.0",
                        "function int MPI_New(void)",
                        "function int MPI_Old(void)");
        FirstVersion first = new FirstVersion(List.of(ahead, behind, other, newest));
        assertEquals("4.0", first.of(List.of(newest, ahead)));
        assertEquals("3.1", first.of(List.of(newest, other, behind)));
    }

    @Test
    void whatTheNewestHasDroppedIsAsOldAsItsOldestLibrary() throws IOException {
        Api old = SmallApis.api(folder, "a 1", "3.1", "function int MPI_Old(void)");
        Api without = SmallApis.api(folder, "b 1", "3.1");
        Api lacking = SmallApis.api(folder, "c 1", "3.1");
        Api newest = SmallApis.api(folder, "d 1", "5.0");
        FirstVersion first = new FirstVersion(List.of(old, without, lacking, newest));
        assertEquals("3.1", first.of(List.of(old)));
    }

    @Test
    void tellsTheVersionsOfTheCommittedSnapshots() throws IOException {
        Merged merged =
                Project.merge(Project.quiet(), Snapshots.read(List.of(Project.snapshots())));
        assertEquals("3.1", merged.functions().get("MPI_Send").mpi());
        assertEquals("3.1", merged.functions().get("MPI_Type_lb").mpi());
        assertEquals("4.0", merged.functions().get("MPI_Session_init").mpi());
        assertEquals("4.0", merged.functions().get("MPI_Bcast_c").mpi());
        assertEquals("4.1", merged.functions().get("MPI_Status_get_error").mpi());
        assertEquals("5.0", merged.functions().get("MPI_Comm_toint").mpi());
    }
}
