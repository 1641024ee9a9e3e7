package panmpi.tests.compatibility;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;

/**
 * Tests programs as they were written for mpiJava, compiled by {@code javac -cp panmpi.jar} and
 * started by {@code mpiexec -n 4 mpijava -cp ...}: in any package, with the exceptions and idioms
 * of that time.
 */
@Tag("mpi")
@Tag("any-mpi")
final class OldProgramsTest {
    private static final Path SOURCES = Setup.root().resolve("tests/src/test/resources/old");
    private static final int RANKS = 4;

    @TempDir private static Path classes;

    /** A program and the lines that it prints; its ranks may print in any order. */
    private record Program(String name, List<String> lines) {}

    private static final List<Program> PROGRAMS =
            List.of(
                    program(
                            "edu.university.hpc.lectures.week3.Ring",
                            "after 3 steps: process 1",
                            "the token comes from 3 with tag 99 and 1 element: 13"),
                    program("Matrix", "8 x 8, strips of 16 elements over 58: 0 wrong"),
                    program("Farm", "20 results, sum 2470"),
                    program("Life", "2 x 2, alive: 1 8 12 13 14"),
                    program("heat.Jacobi", "converged: true, straight: true"),
                    program("Particles", "size 3 extent 6 from 0 to 6", "total 7968.0"),
                    program(
                            "Buffered",
                            "0: 4 of 4, the same buffer back: true",
                            "1: 4 of 4, the same buffer back: true",
                            "2: 4 of 4, the same buffer back: true",
                            "3: 4 of 4, the same buffer back: true"),
                    program(
                            "Affine",
                            "reduce 1.0x+2.0 1.0x+10.0 0.0625x+4.25",
                            "scan 1.0x+2.0 1.0x+10.0 0.0625x+4.25",
                            "scattered 0.0625 4.25"),
                    program(
                            "Rows",
                            "end 0 of 2 true",
                            "end 1 of 2 true",
                            "groups 30 312 true true",
                            "none for 1: true",
                            "none for 2: true",
                            "row 0 rank 0: 1 0",
                            "row 0 rank 1: 1 0",
                            "row 1 rank 0: 3 2",
                            "row 1 rank 1: 3 2",
                            "the clone is congruent: true"),
                    program(
                            "TwoHalves",
                            "0 of 2 and 2 has 20 from 0, truefalse2",
                            "1 of 2 and 2 has 30 from 1, truefalse2",
                            "2 of 2 and 2 has 0 from 0, truefalse2",
                            "3 of 2 and 2 has 10 from 1, truefalse2",
                            "merged 2301"),
                    program(
                            "Mixed",
                            "0: 7 -8 1.5 2.5 3.5 0.0 mpiJava! true true",
                            "1: 7 -8 1.5 2.5 3.5 0.0 mpiJava! true true",
                            "2: 7 -8 1.5 2.5 3.5 0.0 mpiJava! true true"),
                    program(
                            "Hottest",
                            "bits 15",
                            "coldest 0 at 0, -3 at 3",
                            "hottest 23.0 at 1.0, tied 5.0 at 0.0"),
                    program(
                            "Neighbours",
                            "0: 3 neighbours, sum 14, 4+6 truetrue",
                            "1: 1 neighbours, sum 1, 4+6 truetrue",
                            "2: 1 neighbours, sum 1, 4+6 truetrue",
                            "3: 1 neighbours, sum 1, 4+6 truetrue"),
                    program("Careless", "caught 3, 0120 truetrue"));

    private static Program program(String name, String... lines) {
        return new Program(name, List.of(lines));
    }

    @BeforeAll
    static void compile() throws IOException {
        var arguments = new ArrayList<>(List.of("-nowarn", "-d", classes.toString()));
        arguments.addAll(List.of("-cp", Setup.jar().toString()));
        try (Stream<Path> files = Files.walk(SOURCES)) {
            files.map(Path::toString).filter(f -> f.endsWith(".java")).forEach(arguments::add);
        }
        var javac = ToolProvider.getSystemJavaCompiler();
        assertEquals(0, javac.run(null, null, null, arguments.toArray(String[]::new)));
    }

    @TestFactory
    Stream<DynamicContainer> everyProgramPrintsWhatItDidThen() {
        return Setup.sample(OldProgramsTest.class).stream()
                .map(
                        mpi ->
                                dynamicContainer(
                                        mpi.name(),
                                        PROGRAMS.stream()
                                                .map(p -> dynamicTest(p.name, () -> run(mpi, p)))));
    }

    @TestFactory
    Stream<DynamicTest> theFirstRankReadsWhatIsTyped() {
        return everywhere(
                mpi -> {
                    var typed = through("echo 1000 | exec " + mpi.mpiexec() + " \"$@\"", mpi);
                    var job = new MpiExec(typed, RANKS, List.of(classes)).run("Pi").succeeded();
                    job.says("pi is approximately 3.141593");
                });
    }

    @TestFactory
    Stream<DynamicTest> programsLieWhereTheJobStarts() {
        return everywhere(
                mpi -> {
                    var here =
                            through("cd " + classes + "; exec " + mpi.mpiexec() + " \"$@\"", mpi);
                    var job = new MpiExec(here, RANKS, List.of());
                    job.run("Hottest").succeeded().says("bits 15");
                    var dot = new MpiExec(here, RANKS, List.of(Path.of(".")));
                    dot.run("heat.Jacobi").succeeded().says("converged: true");
                });
    }

    private static Stream<DynamicTest> everywhere(Consumer<InstalledMpi> check) {
        return Setup.sample(OldProgramsTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> check.accept(mpi)));
    }

    private static void run(InstalledMpi mpi, Program program) {
        var job = new MpiExec(mpi, RANKS, List.of(classes)).run(program.name, "7").succeeded();
        var complaints = List.of("[WARNING] yaksa: ");
        var lines = job.lines("").stream();
        var printed = lines.filter(l -> complaints.stream().noneMatch(l::startsWith)).toList();
        assertEquals(program.lines, printed, job.output());
    }

    /**
     * Returns a copy of an MPI whose {@code mpiexec} is a shell script that runs the given command.
     */
    private static InstalledMpi through(String command, InstalledMpi mpi) {
        try {
            var owner = PosixFilePermissions.fromString("rwx------");
            var attribute = PosixFilePermissions.asFileAttribute(owner);
            var script = Files.createTempFile(classes, "start", ".sh", attribute);
            Files.writeString(script, "#!/bin/sh\n" + command + "\n");
            var variables = Map.copyOf(mpi.variables());
            return new InstalledMpi(
                    mpi.name(), script.toString(), mpi.library(), mpi.abi(), variables);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
