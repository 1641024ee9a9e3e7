package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import mpi.junit.job.MpiList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.junit.programs.Dying;

/**
 * Tests the report of a test in which a rank hangs or its process ends, and that the tests after it
 * still run.
 */
@Tag("mpi")
final class LostRanksTest {

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

    private static void assertSays(String message, String... parts) {
        for (String part : parts) {
            assertTrue(message.contains(part), () -> "'" + part + "' is not in: " + message);
        }
    }
}
