package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Diagnostics;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;

class MergeSnapshotsTest {

    @TempDir private Path folder;
    private final Diagnostics diagnostics = Project.quiet();

    private Api api(String library, String family, String... facts) throws IOException {
        String head =
                "library %s 1.0\nfamily %s\nmpi 4.0\nheader mpi.h sha256 0\n"
                        .formatted(library, family);
        Path file = folder.resolve(library + ".api");
        return ApiFile.read(Files.writeString(file, head + String.join("\n", facts) + "\n"));
    }

    @Test
    void aTypeThatIsAPointerInOneLibraryIsAHandleInAll() throws IOException {
        Api integers =
                api(
                        "a",
                        "mpich",
                        "typedef MPI_Comm int = int",
                        "function int MPI_F(MPI_Comm comm)");
        Api pointers =
                api(
                        "b",
                        "openmpi",
                        "typedef MPI_Comm pointer = struct c *",
                        "function int MPI_F(MPI_Comm c)");
        Merged merged = new MergeSnapshots(diagnostics).merge(List.of(integers, pointers));
        assertEquals(List.of(), diagnostics.messages());
        assertEquals(2, merged.functions().get("MPI_F").in().size());
        var comm = merged.functions().get("MPI_F").function().params().getFirst();
        assertEquals(JavaType.HANDLE, merged.javaType(comm.type()));
    }

    @Test
    void theNewestPrototypeCountsWhereNamesAndConstDiffer() throws IOException {
        Api old = Snapshots.api(folder, "mpich 3.4", "3.1", "function int MPI_F(void *b, int v[])");
        Api newer =
                Snapshots.api(
                        folder,
                        "mpich 5.0",
                        "5.0",
                        "function int MPI_F(const void *buf, const int values[])");
        Api middle =
                Snapshots.api(folder, "mpich 4.0", "4.0", "function int MPI_F(void *x, int *y)");
        Merged merged = new MergeSnapshots(diagnostics).merge(List.of(old, newer, middle));
        assertEquals(List.of(), diagnostics.messages());
        assertEquals(
                "int MPI_F(const void *buf, const int values[])",
                merged.functions().get("MPI_F").function().prototype());
    }

    @Test
    void aFunctionOfATypeThatNobodyKnowsIsLeftOut() throws IOException {
        Api api = api("a", "mpich", "function int MPI_F(Thing t)", "function int MPI_G(Odd *o)");
        Merged merged = new MergeSnapshots(diagnostics).merge(List.of(api));
        assertEquals(Set.of("MPI_G"), merged.functions().keySet());
        assertTrue(merged.omitted().get("MPI_F").contains("'Thing'"), merged.omitted().toString());
        assertEquals(1, diagnostics.messages().size());
        String message = diagnostics.messages().getFirst().toString();
        assertTrue(message.contains("a-1.0.api: warning: 'int MPI_F(Thing t)' is left"), message);
    }

    @Test
    void aFunctionOfATypeThatOneLibraryAloneKnowsStaysBoundForTheOthers() throws IOException {
        Api known = Snapshots.api(folder, "mpich 2.0", "5.0", "function int MPI_F(int n)");
        Api odd = Snapshots.api(folder, "mpich 1.0", "4.0", "function int MPI_F(Thing t)");
        Merged merged = new MergeSnapshots(diagnostics).merge(List.of(known, odd));
        assertEquals(Set.of("MPI_F"), merged.functions().keySet());
        assertEquals(List.of(known), merged.serving(merged.functions().get("MPI_F")));
        assertTrue(merged.deviations().getFirst().reason().contains("'Thing'"));
    }
}
