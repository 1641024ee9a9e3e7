package panmpi.tests.binding;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Preloaded;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Partitions;

/**
 * Tests that one jar serves two kinds of libraries: those whose partitioned messages take int
 * counts, and those that take MPI_Count.
 */
@Tag("mpi")
@Tag("nightly")
final class TwoShapesTest {
    private static final String RECEIVED = "received: [1, 8, 15, 22, 29, 36]";

    @TempDir private static Path folder;

    private static InstalledMpi mpi;
    private static GeneratedBinding binding;

    @BeforeAll
    static void makeBinding() throws IOException {
        var found = Setup.mpis().stream().filter(m -> m.name().startsWith("mpi-abi")).findFirst();
        Assumptions.assumeTrue(found.isPresent(), "no MPI with the standard ABI in the list");
        mpi = found.get();
        var include = Path.of(mpi.library()).getParent().resolveSibling("include");
        var header = folder.resolve("mpi_abi.h");
        Files.writeString(header, reshaped(Files.readString(include.resolve("mpi_abi.h"))));
        binding = GeneratedBinding.of(folder, "library shapes SHAPES_VERSION", header);
    }

    /**
     * Returns the header after two changes: two functions take an int count, as in later versions
     * of the standard, and one function has a parameter of another type, so that no binding can
     * serve it.
     */
    private static String reshaped(String header) {
        return "#define SHAPES_VERSION 1.0\n"
                + header.replaceAll(
                                "(?m)^int (MPI_P(?:send|recv)_init)(\\(.*) MPI_Count count(.*)$",
                                "int $1$2 int count$3\nint $1_c$2 MPI_Count count$3")
                        .replace(
                                "int MPI_Get_hw_resource_info(MPI_Info *hw_info);",
                                "int MPI_Get_hw_resource_info(int hw_info);");
    }

    private static Path library(String... options) {
        return Preloaded.over(mpi, "preload/shapes.c", options);
    }

    private static Job run(InstalledMpi on) {
        var classPath = MpiExec.ofTests(on, 2).classPath();
        return new MpiExec(on, 2, classPath, List.of()).run(Partitions.class.getName());
    }

    @Test
    void generatorTellsWhichFunctionOfWhichLibraryIsLeftOut() {
        new Job("generator", List.of(), 0, binding.said())
                .says(
                        "shapes-1.0.api: warning: MPI_Get_hw_resource_info is left out for shapes 1.0",
                        "int MPI_Get_hw_resource_info(int hw_info)",
                        "int MPI_Get_hw_resource_info(MPI_Info *hw_info)",
                        "'hw_info' is a 32-bit integer there, the address of handles here")
                .saysNothingOf("error");
    }

    @Test
    void aLibraryWithIntCountsTakesLargeOnesByItsLargeForm() {
        run(binding.on(mpi, library()))
                .succeeded()
                .says(RECEIVED)
                .says("called: MPI_Psend_init 2\n", "called: MPI_Precv_init 2\n")
                .says("called: MPI_Psend_init -3\n", "negative: MPI_ERR_COUNT")
                .says("called: MPI_Psend_init_c 2147483648\n", "many: code 0")
                .says("resources: MPI_Get_hw_resource_info cannot be called here: the header of")
                .says("the library is Shapes 1.0");
    }

    @Test
    void aLibraryWithIntCountsAloneRefusesLargeOnesBeforeTheCall() {
        run(binding.on(mpi, library("-DSMALL")))
                .succeeded()
                .says(RECEIVED, "called: MPI_Psend_init 2\n", "negative: MPI_ERR_COUNT")
                .says("many: MPI_Psend_init: count 2147483648 does not fit: in Shapes 1.0")
                .says("it has 32 bits and is at most 2147483647", "with MPI_Psend_init_c")
                .saysNothingOf("called: MPI_Psend_init 0")
                .saysNothingOf("called: MPI_Psend_init -2147483648");
    }

    @Test
    void otherLibrariesAreCalledAsEver() {
        run(binding.on(mpi, Path.of(mpi.library())))
                .succeeded()
                .says(RECEIVED, "negative: MPI_ERR_COUNT", "many: code 0", "resources: code 0")
                .saysNothingOf("called:");
    }
}
