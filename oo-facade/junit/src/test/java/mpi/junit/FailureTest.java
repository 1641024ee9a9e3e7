package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.opentest4j.AssertionFailedError;
import panmpi.junit.programs.Failing;
import panmpi.junit.programs.OutOfStep;
import panmpi.junit.programs.Unreadable;

/**
 * Tests the report of a test that fails on ranks whose processes live on, and that the tests after
 * it still run.
 */
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
