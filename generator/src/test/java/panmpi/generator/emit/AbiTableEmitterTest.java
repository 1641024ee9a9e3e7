package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.model.Merged;

/**
 * Tests the generated tables of ABI families, which are libraries with the same binary interface:
 * the library whose values are the default, and the differences of the other libraries.
 */
class AbiTableEmitterTest {

    private static final String STATUS =
            """
            struct MPI_Status 16
            struct MPI_Status.MPI_SOURCE int @0 4
            struct MPI_Status.MPI_TAG int @4 4
            struct MPI_Status.MPI_ERROR int @8 4
            """;

    @TempDir private Path folder;

    private Api api(String library, String mpi, String facts) throws IOException {
        String head = "library %s\nfamily standard\nmpi %s\nheader mpi.h sha256 0\n";
        Path file = folder.resolve(library.replace(' ', '-') + ".api");
        Files.writeString(file, head.formatted(library, mpi) + facts + STATUS);
        return ApiFile.read(file);
    }

    private String table(Api... apis) throws IOException {
        Merged merged = Project.merge(Project.quiet(), List.of(apis));
        List<Draft> files = new AbiTableEmitter(merged, Project.templates()).emit();
        assertEquals(1, files.size());
        return files.getFirst().format().text();
    }

    @Test
    void theStandardsOwnHeaderIsTheDefaultOfItsFamily() throws IOException {
        String text =
                table(
                        api("vendor-abi 2099.1", "5.0", "constant MPI_SEEK_SET int = 401\n"),
                        api("mpi-abi 5.0", "5.0", "constant MPI_SEEK_SET int = 403\n"));
        assertTrue(text.contains("Nearest.to(library, \"mpi-abi 5.0\", \"vendor-abi 2099.1\")"));
        String whole = text.substring(0, text.indexOf("switch"));
        assertTrue(whole.contains("table.integer(\"MPI_SEEK_SET\", 403L);"), text);
        String difference = text.substring(text.indexOf("private static void vendor_abi_2099_1"));
        assertTrue(difference.contains("table.integer(\"MPI_SEEK_SET\", 401L);"), text);
    }

    @Test
    void aFunctionThatCannotBeServedIsToldInThatLibrarysTableAlone() throws IOException {
        String text =
                table(
                        api("mpi-abi 5.0", "5.0", "function int MPI_F(int n)\n"),
                        api("vendor-abi 1.0", "5.0", "function int MPI_F(int n, int m)\n"));
        String whole = text.substring(0, text.indexOf("switch"));
        assertFalse(whole.contains("unserved"), text);
        assertTrue(
                text.contains(
                        "table.unserved(\"MPI_F\", \"the header of vendor-abi 1.0 has 'int MPI_F(int"
                                + " n, int m)', this binding 'int MPI_F(int n)': 2 parameters there,"
                                + " 1 here\");"),
                text);
    }
}
