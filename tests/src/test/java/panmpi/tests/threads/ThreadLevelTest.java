package panmpi.tests.threads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.MpiExec;
import panmpi.tests.harness.Setup;
import panmpi.tests.programs.TwoThreads;

/**
 * Tests that panmpi reports threads which call MPI at once without THREAD_MULTIPLE, and that a user
 * can set that level.
 */
@Tag("mpi")
final class ThreadLevelTest {
    private static final String REPORT = "are in MPI at the same time";

    @TestFactory
    Stream<DynamicTest> threadThatEntersBesideAnotherIsToldOfOnce() {
        return everywhere(mpi -> checkReport(mpi, "main", "\"worker\" and \"main\""));
    }

    @TestFactory
    Stream<DynamicTest> threadsThatStayInsideTogetherAreToldOfOnce() {
        return everywhere(mpi -> checkReport(mpi, "worker", "\"main\" and \"worker\""));
    }

    @TestFactory
    Stream<DynamicTest> threadsWithTheRightToAreNotToldOf() {
        return everywhere(
                mpi -> {
                    var job = job(mpi, "multiple", "main").succeeded();
                    job.says("multiple true", "rank 0 is through");
                    job.saysNothingOf(REPORT);
                });
    }

    @TestFactory
    Stream<DynamicTest> threadsThatTakeTurnsAreNotToldOf() {
        return everywhere(
                mpi -> {
                    var job = job(mpi, "serialized", "turns").succeeded();
                    assertEquals(2, job.lines("rank ").size(), job::output);
                    job.saysNothingOf(REPORT);
                });
    }

    @Test
    void wrongLevelIsRefused() {
        job(Setup.mpis().getFirst(), "many", "turns")
                .failed()
                .says(
                        "-Dpanmpi.threads=many: the value must be single, funneled, serialized or"
                                + " multiple");
    }

    private static Stream<DynamicTest> everywhere(Consumer<InstalledMpi> check) {
        return Setup.sample(ThreadLevelTest.class).stream()
                .map(mpi -> dynamicTest(mpi.name(), () -> check.accept(mpi)));
    }

    /** Checks the report; the job may hang, crash or succeed, which depends on the library. */
    private static void checkReport(InstalledMpi mpi, String first, String names) {
        var job = job(mpi, "single", first);
        if (job.output().contains("multiple true")) {
            job.saysNothingOf(REPORT);
            return;
        }
        assertEquals(1, job.output().split(REPORT, -1).length - 1, job::output);
        job.says(
                "rank 0 of 2: threads " + names,
                "\"main\" in MPI_Recv",
                "\"worker\" in MPI_Recv",
                "at panmpi.tests.programs.TwoThreads.main",
                "at panmpi.tests.programs.TwoThreads.lambda",
                "MPI.Init_thread(args, MPI.THREAD_MULTIPLE)",
                "-Dpanmpi.threads=multiple");
        job.saysNothingOf("at mpi.c.");
    }

    private static Job job(InstalledMpi mpi, String level, String first) {
        return MpiExec.ofTests(mpi, 2)
                .with("-Dpanmpi.threads=" + level, "-Dpanmpi.patience=20")
                .run(TwoThreads.class.getName(), first);
    }
}
