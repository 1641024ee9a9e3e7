package panmpi.bench.papers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/**
 * Tests that lines are counted as in CCJ's paper: communication separately, comments not at all.
 */
final class CodeLinesTest {

    @Test
    void communicationIsCountedApart() {
        String source =
                """
                package a;

                import b.C;

                /** Some
                 * words. */
                final class A {
                    // --8<-- [start:communication]
                    int get() { // words
                        return C.get();
                    }

                    // --8<-- [end:communication]
                    int one = 1; /* one */
                }
                """;
        assertEquals(new CodeLines(3, 3), CodeLines.of(source));
    }

    @Test
    void clockIsNoPartOfTheProgram() {
        assertEquals(new CodeLines(0, 1), CodeLines.of("clock.enter();\na();\n  clock_leave();\n"));
    }

    @Test
    void sourcesOfC() {
        assertEquals(new CodeLines(0, 1), CodeLines.of("#include <mpi.h>\n/* x */\nint a;\n"));
    }
}
