package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.junit.programs.Strict;

/**
 * Tests that a test with {@code strict = true} fails and shows the mistake that the checks find.
 */
@Tag("mpi")
@Tag("any-mpi")
final class StrictTest {

    @Test
    void aMistakeFailsTheTestAndIsShown() {
        TestRun.prepare();
        var messages = TestRun.of(Strict.class).messages();
        assertEquals(1, messages.size(), messages::toString);
        var message = messages.getFirst();
        assertTrue(message.contains("rank 0 of 2 reported a mistake"), message);
        assertTrue(message.contains("buffering: these ranks go on only because"), message);
        assertTrue(message.contains("(Strict.java:15)"), message);
    }
}
