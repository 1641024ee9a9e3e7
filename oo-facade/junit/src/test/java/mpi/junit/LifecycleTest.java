package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.junit.programs.Lifecycle;
import panmpi.junit.programs.Waiting;

/** Tests methods such as {@code @BeforeAll}, and the lines that ranks print. */
@Tag("mpi")
@Tag("any-mpi")
final class LifecycleTest {
    private static final String GRACE = "panmpi.junit.grace";

    @Test
    void classBeginsAndEndsInEachJobAndItsLinesNameTheirRank() {
        var out = System.out;
        var error = System.err;
        var printed = new ByteArrayOutputStream();
        // After the first test has failed, the method end() may take long on a busy machine.
        System.setProperty(GRACE, "60");
        System.setOut(new PrintStream(printed));
        System.setErr(new PrintStream(printed));
        try {
            assertEquals(
                    List.of("2 ranks: Lifecycle.passes()"), TestRun.of(Lifecycle.class).passed());
        } finally {
            System.clearProperty(GRACE);
            System.setOut(out);
            System.setErr(error);
        }
        for (int rank = 0; rank < 2; rank++) {
            var prefix = "[" + rank + "] ";
            var lines = printed.toString().lines().filter(line -> line.startsWith(prefix)).toList();
            assertEquals(
                    List.of("begins on 2", "fails", "ends", "begins on 2", "passes", "ends"),
                    lines.stream().map(line -> line.substring(prefix.length())).toList());
        }
    }

    @Test
    void ranksThatWaitAnswerTheOthers() {
        var run = TestRun.of(Waiting.class);
        assertEquals(List.of(), run.messages());
        assertEquals(1, run.passed().size());
    }

    @Test
    void classThatCannotBeginFailsWithItsRank() {
        var run = TestRun.of(Lifecycle.Unready.class);
        assertEquals(List.of(), run.passed());
        assertEquals(1, run.messages().size(), run.messages()::toString);
        assertTrue(
                run.messages()
                        .getFirst()
                        .startsWith("rank 1 of 2: java.lang.IllegalStateException: not ready\n"),
                run.messages()::toString);
    }
}
