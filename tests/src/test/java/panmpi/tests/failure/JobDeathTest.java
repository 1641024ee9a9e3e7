package panmpi.tests.failure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.deaths.Dying;

/**
 * Tests that when a rank dies the whole job ends, with an error, and says which rank it was and
 * why: a few of the faults of {@code make test-faults} on every MPI.
 */
@Tag("mpi")
@Tag("nightly")
final class JobDeathTest {
    /** A way to die, and what the job must say about it. */
    private record Death(String how, List<String> words) {}

    private static final List<String> STACK =
            List.of("rank 1 of 2", "IllegalStateException: the rank is ill", "Exceptions.java:");

    private static final List<String> CALLBACK =
            List.of(
                    "rank 1 of 2: exception in a callback, MPI_User_function",
                    "IllegalStateException: the rank is ill",
                    "Callbacks.java:");

    /**
     * Death that Open MPI's launcher reports by itself; the launcher ends the other ranks by a
     * signal.
     */
    private static final String SIGNALLED = "signalled";

    private static final List<Death> DEATHS =
            List.of(
                    new Death("throw", STACK),
                    new Death("throw-beside-thread", STACK),
                    new Death("throw-in-thread", STACK),
                    new Death("throw-without-stack", List.of("rank 1 of 2", "$WithoutStack")),
                    new Death("throw-without-cause", List.of("rank 1 of 2", "$WithoutCause")),
                    new Death("throw-in-op", CALLBACK),
                    new Death(
                            "exit-3",
                            List.of("rank 1 of 2", "by System.exit at ", "(Endings.java:")),
                    new Death("halt-0", List.of("rank 1 ends with exit code 0 without MPI.F")),
                    new Death("halt-4", List.of("rank 1 ends with exit code 4 without MPI.F")),
                    new Death("term", List.of(SIGNALLED)),
                    new Death("hup", List.of(SIGNALLED)),
                    new Death("abort-7", List.of("rank 1 of 2: MPI_Abort with code 7")),
                    new Death("huge-array", List.of("rank 1 of 2", "OutOfMemoryError")),
                    new Death("wrong-rank", List.of("rank 1 of 2", "dest 99 is outside 0..1")),
                    new Death("c-abort", List.of("rank 1: process", "crashes with SIGABRT")));

    @TestFactory
    Stream<DynamicContainer> deadRankEndsTheJob() {
        return Setup.sample(JobDeathTest.class).stream()
                .map(
                        mpi ->
                                dynamicContainer(
                                        mpi.name(),
                                        DEATHS.stream()
                                                .map(
                                                        d ->
                                                                dynamicTest(
                                                                        d.how,
                                                                        () -> check(mpi, d)))));
    }

    private static void check(InstalledMpi mpi, Death death) throws IOException {
        assumeFalse(
                death.how.equals("hup") && isHangUpIgnored(),
                "SIGHUP is ignored here, as under nohup, and the ranks inherit that");
        var job = MpiExec.ofTests(mpi, 2).run(Dying.class.getName(), death.how);
        boolean isSignal = death.words.contains(SIGNALLED);
        var words = isSignal ? signalled(mpi, death) : death.words;
        job.failed().saysNothingOf(Dying.NOBODY).says(words.toArray(String[]::new));
        // The launcher of Intel MPI passes on no exit code of a rank that has not called Finalize.
        if (death.how.equals("exit-3") && !mpi.name().startsWith("intel")) {
            assertEquals(3, job.exit(), job::toString);
        }
        if (isSignal) {
            job.saysNothingOf("rank 0 of 2: ended");
        }
    }

    /**
     * Returns true if signal 1 is ignored. Signal 1 is the lowest bit of the mask, which the kernel
     * writes in hexadecimal.
     */
    private static boolean isHangUpIgnored() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .anyMatch(line -> line.matches("SigIgn:.*[13579bdf]"));
    }

    private static List<String> signalled(InstalledMpi mpi, Death death) {
        boolean isOpenMpi = mpi.name().startsWith("openmpi");
        var code = "Exit code:    " + (death.how.equals("hup") ? 129 : 143);
        return List.of(
                isOpenMpi
                        ? code
                        : "rank 1 of 2: ended by SIG" + death.how.toUpperCase(Locale.ROOT));
    }
}
