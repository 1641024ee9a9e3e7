package panmpi.tests.binding;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.PrintAbiTable;

/**
 * Tests a binding for Intel's library of the standard ABI, whose header gives eight constants other
 * values than the standard does.
 */
@Tag("mpi")
final class DeviatingAbiTest {
    private static final String RULE =
            "library intel-abi MPI_VERSION.MPI_SUBVERSION MPI_ABI_VERSION MPIX_C_BF16";

    @TempDir private Path folder;

    @Test
    void intelsLibraryAndOthersHaveTheirOwnValuesInOneJar() throws IOException {
        var intel = mpi("intel");
        var library = Path.of(intel.library()).resolveSibling("libmpi_abi.so.1");
        var header = library.getParent().resolveSibling("include/mpi_abi.h");
        Assumptions.assumeTrue(Files.exists(library), library + " does not exist");
        var binding = GeneratedBinding.of(folder, RULE, header);
        meets(binding.on(intel, library)).says("table: intel-abi 5.0\n");
        var other = mpi("mpi-abi");
        meets(binding.on(other, Path.of(other.library()))).says("table: mpi-abi 5.0\n");
    }

    private Job meets(InstalledMpi on) {
        var classPath = MpiExec.ofTests(on, 1).classPath();
        return new MpiExec(on, 1, classPath, List.of())
                .run(PrintAbiTable.class.getName(), folder.resolve("data").toString())
                .succeeded()
                .says("position: 15\n", "before the end: 99\n", "program: 0\n")
                .says("errors: return\n");
    }

    private static InstalledMpi mpi(String name) {
        var found = Setup.mpis().stream().filter(m -> m.name().startsWith(name)).findFirst();
        Assumptions.assumeTrue(found.isPresent(), "no " + name + " in the list");
        return found.get();
    }
}
