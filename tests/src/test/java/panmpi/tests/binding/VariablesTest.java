package panmpi.tests.binding;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Preloaded;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Addressed;
import panmpi.tests.programs.FacadeMessages;

/**
 * Tests libraries whose constants are C variables, so that the values are known only once the
 * library is open.
 */
@Tag("mpi")
@Tag("nightly")
final class VariablesTest {
    private static final Pattern HANDLE =
            Pattern.compile("#define (MPI_\\w+) OMPI_PREDEFINED_GLOBAL\\( *(\\w+), *(\\w+)\\)");
    private static final Pattern NUMBER = Pattern.compile("#define (MPI_ANY_\\w+) +(-\\d+).*");

    @TempDir private Path folder;

    private static InstalledMpi mpi(String name) {
        var found = Setup.mpis().stream().filter(m -> m.name().startsWith(name)).findFirst();
        Assumptions.assumeTrue(found.isPresent(), "no " + name + " in the list");
        return found.get();
    }

    private static Path include(InstalledMpi mpi) {
        return Path.of(mpi.library()).getParent().resolveSibling("include");
    }

    private static Job run(InstalledMpi on, Class<?> program) {
        var classPath = MpiExec.ofTests(on, 2).classPath();
        return new MpiExec(on, 2, classPath, List.of()).run(program.getName());
    }

    /**
     * Tests a library whose exported symbols do not show its ABI: panmpi assumes MPICH's ABI until
     * it has read the library's name.
     */
    @Test
    void aLibraryOfUnknownSignsIsKnownByItsName() throws IOException {
        var mpi = mpi("mpich-");
        var resources = Setup.root().resolve("tests/src/test/resources/preload");
        var header = resources.resolve("addresses.h");
        var binding = GeneratedBinding.of(folder, "library addresses ADDRESSES_VERSION", header);
        var library = Preloaded.over(mpi, "preload/addresses.c", "-I" + resources);
        run(binding.on(mpi, library), Addressed.class)
                .succeeded()
                .says("received: [3, 1, 4, 1] from 0 with 21\n", "any: -77 -78\n")
                .says("table: addresses 1.0, openmpi\n", "format: %ld\n", "absent: true\n");
    }

    @Test
    void facadeSendsWithHandlesThatAreVariables() throws IOException {
        var mpi = mpi("openmpi-");
        var header = include(mpi).resolve("mpi.h");
        Assumptions.assumeTrue(Files.exists(header), header + " does not exist");
        var text = Files.readString(header);
        var own = folder.resolve("include");
        Files.createDirectories(own);
        Files.copy(
                header.resolveSibling("mpi_portable_platform.h"),
                own.resolve("mpi_portable_platform.h"));
        var declared = HANDLE.matcher(text).replaceAll("extern const $2 $1;");
        declared = NUMBER.matcher(declared).replaceAll("extern const int $1;");
        Files.writeString(own.resolve("mpi.h"), "#define VARIABLES_VERSION 1.0\n" + declared);
        var binding =
                GeneratedBinding.of(
                        folder, "library variables VARIABLES_VERSION", own.resolve("mpi.h"));
        var definitions = Files.writeString(folder.resolve("definitions.h"), definitions(text));
        var library = Preloaded.over(mpi, "preload/variables.c", "-I" + definitions.getParent());
        run(binding.on(mpi, library), FacadeMessages.class)
                .succeeded()
                .says("received: [1099511627776, -5] from 0\n", "sum: 3\n")
                .says("kinds: VARIABLE VARIABLE -1\n", "table: variables 1.0\n");
    }

    /** Returns C definitions that make each constant of the header a variable with its value. */
    private static String definitions(String header) {
        var handles =
                HANDLE.matcher(header)
                        .results()
                        .map(m -> "HANDLE(" + m.group(1) + ", " + m.group(3) + ")\n");
        var numbers =
                NUMBER.matcher(header)
                        .results()
                        .map(m -> "const int " + m.group(1) + " = " + m.group(2) + ";\n");
        return handles.collect(Collectors.joining()) + numbers.collect(Collectors.joining());
    }
}
