package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;

/** Every example on every MPI prints what it should. */
@Tag("mpi")
final class ExamplesTest {
    private static final Pattern HELLO =
            Pattern.compile("rank (\\d+) of 2, ([^\\s:]+): (\\S.*), (mpich|openmpi|standard) ABI");

    private static final Pattern VARIABLE =
            Pattern.compile("\\S*eager\\S* = .+ \\(.+, .+\\)", Pattern.CASE_INSENSITIVE);
    private static final Pattern VARIABLES =
            Pattern.compile("(\\d+) of (\\d+) control variables, (\\d+) performance variables");

    /** A control variable that users set, with a value of this test's. */
    private record Knob(String library, String setting, String variable) {}

    private static final List<Knob> KNOBS =
            List.of(
                    new Knob("mpi", "MPIR_CVAR_CTXID_EAGER_SIZE", "MPIR_CVAR_CTXID_EAGER_SIZE"),
                    new Knob("openmpi", "OMPI_MCA_btl_self_eager_limit", "btl_self_eager_limit"));

    /** A program, its folder of classes, and the line that one of its ranks prints. */
    private record Example(String output, String program, int ranks, String line) {}

    private static final List<Example> EXAMPLES =
            List.of(
                    new Example("classes", "Pi", 2, "pi is 3.141592654, from 1000000 strips"),
                    new Example("classes", "Ring", 3, "the token came back from rank 2 with 3"),
                    new Example("classes", "Halo", 2, "2000 cells, 200 steps: heat 1000.000"),
                    new Example("classes", "AspCcj", 3, "120 towns, 3 members: 60 at most"),
                    new Example("seeds", "Hello", 2, "received:Hello, there\0\0\0\0\0\0\0\0:"),
                    new Example("seeds", "ArrayShapes", 2, "90000 floats, sum 4049955000"));

    @TestFactory
    Stream<DynamicContainer> everyExampleRunsOnEveryMpi() {
        return Setup.sample(ExamplesTest.class).stream()
                .map(
                        mpi ->
                                dynamicContainer(
                                        mpi.name(),
                                        EXAMPLES.stream()
                                                .map(
                                                        e ->
                                                                dynamicTest(
                                                                        e.toString(),
                                                                        () -> run(mpi, e)))));
    }

    @TestFactory
    Stream<DynamicContainer> helloNamesRankProcessorLibraryAndAbi() {
        return Setup.sample(ExamplesTest.class).stream()
                .map(
                        mpi ->
                                dynamicContainer(
                                        mpi.name(),
                                        Stream.of(dynamicTest("Hello", () -> hello(mpi)))));
    }

    @TestFactory
    Stream<DynamicTest> controlVariablesAreListedWithTheirValues() {
        return Setup.sample(ExamplesTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> controlVariables(mpi)));
    }

    private static void run(InstalledMpi mpi, Example example) {
        var folder = Setup.examples(example.output);
        var job = new MpiExec(mpi, example.ranks, List.of(folder)).run(example.program).succeeded();
        assertEquals(List.of(example.line), job.lines(""), "lines of all ranks");
    }

    private static void hello(InstalledMpi mpi) {
        var folder = Setup.examples("classes");
        var job = new MpiExec(mpi, 2, List.of(folder)).run("Hello").succeeded();
        var lines = job.lines("");
        assertEquals(2, lines.size(), job.output());
        for (int rank = 0; rank < 2; rank++) {
            var hello = HELLO.matcher(lines.get(rank));
            assertTrue(hello.matches(), lines.get(rank));
            assertEquals(Integer.toString(rank), hello.group(1));
            assertTrue(mpi.abi().isEmpty() || mpi.abi().equals(hello.group(4)), lines.get(rank));
        }
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
