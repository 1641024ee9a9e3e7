package mpi.internal.strict.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/**
 * Tests how the source lines of calls are found for reports of strict checks. Each lookup is a
 * stack walk: the longer the calls come from one line, the fewer of them are looked up, and the
 * others are given the last line found.
 */
final class CallLinesTest {

    private static final long KIND = 7;
    private static final int ALWAYS = 64;
    private static final int MANY = 100_000;

    private StackTraceElement here = line(1);
    private int walks;
    private final CallLines lines =
            new CallLines(
                    () -> {
                        walks++;
                        return here;
                    });

    private static StackTraceElement line(int number) {
        return new StackTraceElement("Program", "main", "Program.java", number);
    }

    private boolean isRightAt(int number) {
        here = line(number);
        return here.equals(lines.of(KIND, "MPI_Send").line());
    }

    @Test
    void theFirstCallsAreRight() {
        for (int call = 0; call < ALWAYS; call++) {
            assertTrue(isRightAt(call), "call " + call);
        }
        assertEquals(ALWAYS, walks);
    }

    @Test
    void callsFromOneLineAreRarelyLookedUp() {
        for (int call = 0; call < MANY; call++) {
            assertTrue(isRightAt(1), "call " + call);
        }
        assertTrue(walks < ALWAYS + MANY / 500, walks + " walks");
    }

    @Test
    void aNewLineIsFoundWithinAThousandCalls() {
        for (int call = 0; call < MANY; call++) {
            lines.of(KIND, "MPI_Send");
        }
        int wrong = 0;
        while (!isRightAt(2)) {
            wrong++;
        }
        assertTrue(wrong < 1_024, wrong + " calls had the line before");
    }

    @Test
    void bothOfTwoLinesThatAlternateAreFound() {
        int right = 0;
        for (int call = 0; call < MANY; call++) {
            right += isRightAt(1 + call % 2) ? 1 : 0;
        }
        assertTrue(right > MANY / 3 && right < MANY * 2 / 3, right + " were right");
        assertTrue(walks > MANY / 64, walks + " walks");
    }
}
