package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.model.Constant;
import panmpi.generator.model.Function;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Known;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Snapshots;
import panmpi.generator.report.Diagnostics;

/** Tests how snapshots of several libraries are merged into one set of declarations. */
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
        Merged merged = Project.merge(diagnostics, List.of(integers, pointers));
        assertEquals(List.of(), diagnostics.messages());
        assertEquals(2, merged.functions().get("MPI_F").in().size());
        var comm = merged.functions().get("MPI_F").function().params().getFirst();
        assertEquals(JavaType.HANDLE, merged.javaType(comm.type()));
    }

    @Test
    void aFunctionThatIsAConstantElsewhereBecomesTheConstantOfItsAddress() throws IOException {
        Api macro = SmallApis.api(folder, "mpich 5.0", "5.0", "constant MPI_NOP_FN pointer = &Nop");
        Api declared = SmallApis.api(folder, "lam 7.1", "1.2", "function int MPI_NOP_FN(int x0)");
        Merged merged = Project.merge(diagnostics, List.of(macro, declared));
        assertEquals(List.of(), diagnostics.messages());
        assertEquals(Set.of(), merged.functions().keySet());
        Api lam = merged.constants().get("MPI_NOP_FN").in().getLast();
        assertEquals(
                new Constant("MPI_NOP_FN", "pointer", Constant.Source.ADDRESS, "MPI_NOP_FN"),
                lam.constants().get("MPI_NOP_FN"));
    }

    @Test
    void ofAFunctionThatIsNewTheNewestPrototypeCounts() throws IOException {
        Api old = SmallApis.api(folder, "mpich 3.4", "3.1", "function int MPI_F(void *b, int v[])");
        Api newer =
                SmallApis.api(
                        folder,
                        "mpich 5.0",
                        "5.0",
                        "function int MPI_F(const void *buf, const int values[])");
        Api middle =
                SmallApis.api(folder, "mpich 4.0", "4.0", "function int MPI_F(void *x, int *y)");
        Merged merged = Project.merge(diagnostics, List.of(old, newer, middle));
        assertEquals(List.of(), diagnostics.messages());
        assertEquals(
                "int MPI_F(const void *buf, const int values[])",
                merged.functions().get("MPI_F").function().prototype());
    }

    @Test
    void aKnownFunctionKeepsItsPrototypeAndVersion() throws IOException {
        Api newer =
                SmallApis.api(folder, "openmpi 6.1", "5.0", "function int MPI_F(void *, int y)");
        Function bound =
                SmallApis.api(
                                folder,
                                "mpich 4.0",
                                "4.0",
                                "function int MPI_F(const void *buf, int n)")
                        .functions()
                        .get("MPI_F");
        Known known = new Known(new TreeMap<>(Map.of("MPI_F", new Known.Entry(bound, "4.0"))));
        Merged merged = Project.merge(diagnostics, new Snapshots(List.of(newer), known));
        assertEquals(bound, merged.functions().get("MPI_F").function());
        assertEquals("4.0", merged.functions().get("MPI_F").mpi());
        assertEquals(List.of(), diagnostics.messages());
    }

    @Test
    void theMoreGeneralLibrarySpellsWhatIsNewWhateverItsVersion() throws IOException {
        Api derived = SmallApis.api(folder, "intel 2099.1", "9.0", "function int MPI_F(int mine)");
        Api general = SmallApis.api(folder, "mpich 4.0", "4.0", "function int MPI_F(int count)");
        Merged merged = Project.merge(diagnostics, List.of(derived, general));
        assertEquals(
                "int MPI_F(int count)", merged.functions().get("MPI_F").function().prototype());
    }

    @Test
    void aFunctionOfATypeThatNobodyKnowsIsLeftOut() throws IOException {
        Api api = api("a", "mpich", "function int MPI_F(Thing t)", "function int MPI_G(Odd *o)");
        Merged merged = Project.merge(diagnostics, List.of(api));
        assertEquals(Set.of("MPI_G"), merged.functions().keySet());
        assertTrue(merged.omitted().get("MPI_F").contains("'Thing'"), merged.omitted().toString());
        assertEquals(1, diagnostics.messages().size());
        String message = diagnostics.messages().getFirst().toString();
        assertTrue(message.contains("a-1.0.api: warning: 'int MPI_F(Thing t)' is left"), message);
    }

    @Test
    void aFunctionOfATypeThatOneLibraryAloneKnowsStaysBoundForTheOthers() throws IOException {
        Api known = SmallApis.api(folder, "mpich 2.0", "5.0", "function int MPI_F(int n)");
        Api odd = SmallApis.api(folder, "mpich 1.0", "4.0", "function int MPI_F(Thing t)");
        Merged merged = Project.merge(diagnostics, List.of(known, odd));
        assertEquals(Set.of("MPI_F"), merged.functions().keySet());
        assertEquals(List.of(known), merged.serving(merged.functions().get("MPI_F")));
        assertTrue(merged.deviations().getFirst().reason().contains("'Thing'"));
    }
}
