package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;

/** Tests that the example ControlVariables shows the values that a user has set. */
@Tag("mpi")
final class ControlVariablesTest {
    private static final Pattern VARIABLE =
            Pattern.compile("\\S*eager\\S* = .+ \\(.+, .+\\)", Pattern.CASE_INSENSITIVE);
    private static final Pattern VARIABLES =
            Pattern.compile("(\\d+) of (\\d+) control variables, (\\d+) performance variables");

    /** A control variable that users set, with a value that this test sets. */
    private record Knob(String library, String setting, String variable) {}

    private static final List<Knob> KNOBS =
            List.of(
                    new Knob("mpi", "MPIR_CVAR_CTXID_EAGER_SIZE", "MPIR_CVAR_CTXID_EAGER_SIZE"),
                    new Knob("openmpi", "OMPI_MCA_btl_self_eager_limit", "btl_self_eager_limit"));

    @TestFactory
    Stream<DynamicTest> controlVariablesAreListedWithTheirValues() {
        return Setup.sample(ControlVariablesTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> controlVariables(mpi)));
    }

    /**
     * Tests that panmpi excludes Open MPI 5's component btl/ofi on a host without InfiniBand, where
     * it would delay MPI_Init by a second.
     */
    @TestFactory
    Stream<DynamicTest> openMpiDoesNotOpenTheComponentForNetworksThatAreMissing() {
        return Setup.sample(ControlVariablesTest.class).stream()
                .filter(mpi -> mpi.name().startsWith("openmpi-5"))
                .map(mpi -> dynamicTest(mpi.name(), () -> components(mpi)));
    }

    private static void components(InstalledMpi mpi) {
        assumeFalse(Files.exists(Path.of("/sys/class/infiniband")), "this host has InfiniBand");
        values(mpi, "btl").says("btl = \"^ofi\" (");
        values(mpi.with("OMPI_MCA_btl=self"), "btl").says("btl = \"self\" (");
    }

    private static Job values(InstalledMpi mpi, String name) {
        return new MpiExec(mpi, 1, List.of(Setup.examples("classes")))
                .run("ControlVariables", name)
                .succeeded();
    }

    private static void controlVariables(InstalledMpi mpi) {
        var variables = new LinkedHashMap<>(mpi.variables());
        KNOBS.forEach(knob -> variables.put(knob.setting, "3000"));
        var set = new InstalledMpi(mpi.name(), mpi.mpiexec(), mpi.library(), mpi.abi(), variables);
        var folder = Setup.examples("classes");
        var job = new MpiExec(set, 1, List.of(folder)).run("ControlVariables", "Eager");
        var lines = job.succeeded().lines("").stream().filter(l -> !l.startsWith(" ")).toList();
        var total = VARIABLES.matcher(lines.getFirst());
        assertTrue(total.matches(), lines.getFirst());
        assertEquals(Integer.toString(lines.size() - 1), total.group(1), job.output());
        assertTrue(Integer.parseInt(total.group(2)) > lines.size(), lines.getFirst());
        lines.stream().skip(1).forEach(l -> assertTrue(VARIABLE.matcher(l).matches(), l));
        KNOBS.stream()
                .filter(knob -> mpi.name().startsWith(knob.library))
                .forEach(knob -> job.says(knob.variable + " = 3000 ("));
    }
}
