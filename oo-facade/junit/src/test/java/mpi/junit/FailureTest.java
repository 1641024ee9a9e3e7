package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import mpi.junit.job.MpiList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;
import panmpi.junit.programs.Dying;
import panmpi.junit.programs.Failing;
import panmpi.junit.programs.OutOfStep;
import panmpi.junit.programs.Unreadable;

/** Tests what a report says for each way in which a rank fails, and that other tests go on. */
@Tag("mpi")
final class FailureTest {

    @Test
    void failuresNameTheirRanksAndTheRestGoesOn() {
        var run = TestRun.shared(Failing.class);
        assertEquals(List.of("2 ranks: Failing.passesAfterwards(Intracomm)"), run.passed());
        var messages = run.messages();
        assertEquals(3, messages.size(), messages::toString);
        assertEquals(
                "rank 1 of 2: expected: <0> but was: <1>\nrank 0 of 2 passed", messages.get(0));
        assertEquals("all 2 ranks: java.lang.IllegalStateException: on purpose", messages.get(1));
        assertSays(
                messages.get(2),
                "rank 1 of 2: java.lang.IllegalArgumentException: before the send\n",
                "rank 0 of 2 had not ended the test 5 s later:\n",
                "MPI_Recv",
                "Failing.leavesRankZeroWaiting(Failing.java:");
    }

    @Test
    void exceptionsWhoseOwnMethodsThrowNameTheirRanksAndClass() {
        var run = TestRun.of(Unreadable.class);
        var messages = run.messages();
        assertEquals(2, messages.size(), messages::toString);
        assertEquals(
                List.of("2 ranks: Unreadable.passesAfterwards(Intracomm)"),
                run.passed(),
                messages::toString);
        assertSays(messages.get(0), "all 2 ranks: ", "Unreadable$WithoutMessage");
        assertSays(messages.get(1), "all 2 ranks: ", "IllegalStateException: no cause");
        assertTrue(
                Arrays.stream(run.failures().get(1).getStackTrace())
                        .anyMatch(frame -> frame.getClassName().endsWith("$WithoutCause")));
    }

    @Test
    void failureHasTheValuesAndTheStackOfItsRank() {
        var failure = (AssertionFailedError) TestRun.shared(Failing.class).failures().getFirst();
        assertEquals("0", failure.getExpected().getStringRepresentation());
        assertEquals("1", failure.getActual().getStringRepresentation());
        assertTrue(
                Arrays.stream(failure.getStackTrace())
                        .anyMatch(frame -> "Failing.java".equals(frame.getFileName())));
    }

    @Test
    void lostRanksAreReportedAndTheRestGoesOn() {
        lostRanksAreReported();
    }

    @Test
    @Tag("nightly")
    void lostRanksAreReportedOnEachMpi() {
        TestRun.prepare();
        var usual = System.getProperty("panmpi.junit.mpi", "");
        var mpis = MpiList.names();
        assertFalse(mpis.isEmpty(), "no list of MPIs");
        try {
            for (var mpi : mpis) {
                System.setProperty("panmpi.junit.mpi", mpi);
                lostRanksAreReported();
            }
        } finally {
            System.setProperty("panmpi.junit.mpi", usual);
        }
    }

    private static void lostRanksAreReported() {
        var run = TestRun.of(Dying.class);
        run.removeCrashReports();
        assertEquals(List.of("2 ranks: Dying.passesAfterwards(MpiWorld)"), run.passed());
        var messages = run.messages();
        assertEquals(5, messages.size(), messages::toString);
        assertSays(
                messages.get(0),
                "rank 1 of 2 did not end the test within 4 s:\n",
                "MPI_Recv",
                "Dying.hangsInReceive(Dying.java:",
                "rank 0 of 2 had ended it");
        assertSays(
                messages.get(1),
                "rank 1 of 2 ended during the test, by a crash, a signal or MPI_Abort;"
                        + " the report of its JVM is ",
                "\nSIGSEGV (0xb) at pc=");
        assertSays(
                messages.get(2), "rank 1 of 2 ended during the test", "exit status of mpiexec: ");
        assertSays(messages.get(3), "rank 1 of 2 called System.exit");
        assertSays(
                messages.get(4), "rank 1 of 2 ended during the test", "exit status of mpiexec: ");
        assertTrue(
                Arrays.stream(run.failures().get(3).getStackTrace())
                        .anyMatch(frame -> "exits".equals(frame.getMethodName())));
    }

    @Test
    void ranksThatRunOtherTestsFail() {
        var messages = TestRun.of(OutOfStep.class).messages();
        assertSays(messages.getFirst(), "the ranks ran different tests", "rank 0: ", "rank 1: ");
    }

    private static void assertSays(String message, String... parts) {
        for (String part : parts) {
            assertTrue(message.contains(part), () -> "'" + part + "' is not in: " + message);
        }
    }
}
