package panmpi.tests.failure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.Helper;
import panmpi.tests.programs.deaths.Dying;

/**
 * Tests a failing program that does not use MPI: if a script runs it as a helper before the rank's
 * program, the job goes on; if it is the rank's program, the job ends. Also tests that the job ends
 * with a rank whose script would go on.
 */
@Tag("mpi")
final class HelpersTest {
    private static final String PRECIOUS = "precious\n";

    /**
     * Shell command that runs first a helper, ignoring its exit status, and then a second program.
     * Its arguments are the launcher, the class path, and the classes of both programs.
     */
    private static final String BESIDE =
            "\"$0\" -cp \"$1\" \"$2\" || true; \"$0\" -cp \"$1\" \"$3\"";

    /**
     * Shell command that goes on after a rank's program has ended. Its arguments are the launcher,
     * the class path, and the class and the argument of the program.
     */
    private static final String AROUND =
            "\"$0\" -cp \"$1\" \"$2\" \"$3\"; sleep 20; echo the script went on";

    @TempDir Path folder;

    @TestFactory
    Stream<DynamicTest> helperThatFailsLeavesTheJobAlone() {
        return everywhere(this::checkHelper);
    }

    @TestFactory
    Stream<DynamicTest> nothingIsWrittenToFileWithTheNumberOfTheConnection() {
        return everywhere(this::checkFile);
    }

    @TestFactory
    Stream<DynamicTest> rankThatExitsWithinAScriptEndsTheJob() {
        return everywhere(this::checkExit);
    }

    /**
     * Tests only MPIs other than Open MPI, whose launcher has no request by which a rank could end
     * the job outside of MPI.
     */
    @TestFactory
    Stream<DynamicTest> rankThatHaltsWithinAScriptEndsTheJobUnderHydra() {
        return everywhere(mpi -> !mpi.name().startsWith("openmpi"), this::checkHalt);
    }

    private void checkExit(InstalledMpi mpi) {
        runAround(mpi, "exit-3").says("by System.exit at ").saysNothingOf("the script went on");
    }

    private void checkHalt(InstalledMpi mpi) {
        runAround(mpi, "halt-4")
                .says("with exit code 4 without MPI.Finalize")
                .says("; ending the job")
                .saysNothingOf("the script went on");
    }

    private static Job runAround(InstalledMpi mpi, String death) {
        var words = List.of("sh", "-c", AROUND, Setup.launcher().toString(), origin());
        var command = new ArrayList<>(words);
        command.addAll(List.of(Dying.class.getName(), death));
        return run(mpi, command).failed();
    }

    private static Stream<DynamicTest> everywhere(Consumer<InstalledMpi> check) {
        return everywhere(mpi -> true, check);
    }

    private static Stream<DynamicTest> everywhere(
            Predicate<InstalledMpi> isMeant, Consumer<InstalledMpi> check) {
        return Setup.mpis().stream()
                .filter(isMeant)
                .map(mpi -> dynamicTest(mpi.name(), () -> check.accept(mpi)));
    }

    private void checkHelper(InstalledMpi mpi) {
        var classPath = origin() + ":" + Setup.examples("classes");
        var words = List.of("sh", "-c", BESIDE, Setup.launcher().toString(), classPath);
        var command = new ArrayList<>(words);
        command.addAll(List.of(Helper.class.getName(), "Hello"));
        var job = run(mpi, command).succeeded();
        assertEquals(2, job.lines("rank ").size(), job::output);
    }

    private void checkFile(InstalledMpi mpi) {
        try {
            var file = Files.writeString(folder.resolve(mpi.name()), PRECIOUS);
            var launcher = Setup.launcher().toString();
            var helper = Helper.class.getName();
            run(mpi, List.of(launcher, "-cp", origin(), helper, file.toString())).failed();
            assertEquals(PRECIOUS, Files.readString(file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Job run(InstalledMpi mpi, List<String> program) {
        var command = new ArrayList<>(List.of(mpi.mpiexec().split(" ")));
        command.addAll(List.of("-n", "2"));
        command.addAll(program);
        var log = Setup.report("jobs/helpers-" + mpi.name() + ".log");
        return Processes.run(command, mpi.environment(), Duration.ofMinutes(1), log);
    }

    private static String origin() {
        return Helper.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    }
}
