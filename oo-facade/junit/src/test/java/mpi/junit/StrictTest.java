package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.junit.programs.Strict;

/** Tests MPI tests whose calls are checked across ranks (strict). */
@Tag("mpi")
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
