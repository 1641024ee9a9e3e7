package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/**
 * Tests programs as they were written for Open MPI's Java binding, compiled by {@code mpijavac} and
 * started by {@code mpiexec -n 4 mpijava}: with its classes, names, buffers and checked exceptions.
 */
@Tag("mpi")
final class OpenMpiProgramsTest {
    private static final Path SOURCES = Setup.root().resolve("tests/src/test/resources/openmpi");
    private static final int RANKS = 4;

    @TempDir private static Path folder;

    /** A program and the lines that it prints; its ranks may print in any order. */
    private record Program(String name, List<String> lines) {}

    private static final List<Program> PROGRAMS =
            List.of(
                    ranks("Hello", rank -> " of 4, true"),
                    ranks("Ring", rank -> " leaves after " + (rank == 0 ? 10 : 11)),
                    program("Connectivity", "Connectivity of 4 processes: PASSED"),
                    program("Halo", "2 dimensions, periodic truefalse, 4 x 1, 0 wrong, done true"),
                    ranks("Gathering", rank -> ": 10 gathered, 0 wrong"),
                    ranks("Habits", rank -> ": 0 wrong"),
                    ranks("Window", rank -> " moved 4473920"),
                    ranks(
                            "Counter",
                            rank ->
                                    ": tickets 6 sum 406 got "
                                            + (100 + rank)
                                            + (rank == 0 ? " count 4 swapped 104 for 1" : "")),
                    ranks(
                            "Views",
                            rank ->
                                    ": wrote 12, truetrue, part "
                                            + (100 * rank + 4)
                                            + ", size 192, view "
                                            + 16 * rank
                                            + " native, mode true, at 12, position 0"),
                    ranks(
                            "Largest",
                            rank ->
                                    ": 3.0 true, turned 1 0, least 7.0 at 3, true, prefix "
                                            + (rank + 1) * (rank + 2) / 2
                                            + " before "
                                            + rank * (rank + 1) / 2),
                    ranks(
                            "Neighbours",
                            rank ->
                                    ": 4 nodes 8 edges true, in 1 out 1 truetruetrue56true"
                                            + "truetrue"),
                    failures());

    private static Program program(String name, String... lines) {
        return new Program(name, List.of(lines));
    }

    private static Program ranks(String name, Function<Integer, String> line) {
        var lines = IntStream.range(0, RANKS).mapToObj(r -> "process " + r + line.apply(r));
        return new Program(name, lines.toList());
    }

    private static Program failures() {
        var all = List.of("byte order", "count", "info", "rank", "read-only", "short array");
        var lines = new ArrayList<String>();
        for (int rank = 0; rank < RANKS; rank++) {
            var name = "process " + rank + ": ";
            all.forEach(mistake -> lines.add(name + mistake + " true"));
            lines.add(name + (rank == 0 ? "split" : "null communicator") + " true");
        }
        return new Program("Failures", lines.stream().sorted().toList());
    }

    @BeforeAll
    static void compile() throws IOException {
        var command = new ArrayList<String>();
        command.add(Setup.launcher().resolveSibling("mpijavac").toString());
        command.addAll(List.of("-Xlint:none", "-d", folder.toString()));
        try (Stream<Path> files = Files.list(SOURCES)) {
            files.map(Path::toString).forEach(command::add);
        }
        var environment = Map.of("JAVA_HOME", System.getProperty("java.home"));
        var log = Setup.report("jobs/mpijavac.log");
        Processes.run(command, environment, Duration.ofMinutes(1), log).succeeded();
    }

    @TestFactory
    Stream<DynamicContainer> everyProgramPrintsWhatItDidThere() {
        return Setup.sample(OpenMpiProgramsTest.class).stream()
                .map(
                        mpi ->
                                dynamicContainer(
                                        mpi.name(),
                                        PROGRAMS.stream()
                                                .map(p -> dynamicTest(p.name, () -> run(mpi, p)))));
    }

    @TestFactory
    Stream<DynamicTest> programsStartOthers() {
        return Setup.sample(OpenMpiProgramsTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> spawn(mpi)));
    }

    private static void spawn(InstalledMpi mpi) {
        assumeFalse(mpi.name().startsWith("mpich-4.0"), "MPI_Comm_spawn is not there over UCX");
        boolean isLocal = "shm".equals(mpi.environment().get("I_MPI_FABRICS"));
        assumeFalse(isLocal, "I_MPI_FABRICS=shm has no ports, it crashes");
        var launcher = Setup.launcher().toString();
        var job = new MpiExec(mpi, 2, List.of(folder));
        job.run("Family", launcher, "-cp", folder.toString(), "Family")
                .succeeded()
                .says("children 2 of 4, sum 12, inter truefalse");
    }

    private static void run(InstalledMpi mpi, Program program) throws IOException {
        var file = Files.createTempDirectory(folder, "data").resolve("file").toString();
        var job = new MpiExec(mpi, RANKS, List.of(folder)).run(program.name, file).succeeded();
        // Only the program's own lines count: MPI libraries also print messages, which begin with
        // other words.
        var word = program.lines.getFirst().split(" ")[0];
        assertEquals(program.lines, job.lines(word + " "), job.output());
    }
}
