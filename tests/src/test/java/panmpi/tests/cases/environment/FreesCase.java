package panmpi.tests.cases.environment;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.WORLD;

import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.soak.Forgotten;
import panmpi.tests.support.Memory;

/**
 * Tests that the memory of MPI objects which a program forgets to free is freed. The heap is so
 * large that the JVM would not collect garbage by itself.
 */
// Runs alone, since it measures the memory of the process.
@Tag("nightly")
@MpiTest(
        ranks = 1,
        jvm = {"-Xms256m", "-Xmx256m", "-XX:+AlwaysPreTouch"},
        alone = true)
final class FreesCase {
    private static final int OBJECTS = 300_000;
    private static final int UNSTARTED = 20_000;

    /** Limit of growth: unfreed, each object takes half a kilobyte and more in every library. */
    private static final long MOST_KILOBYTES = 80_000;

    @Test
    void datatypesFreeThemselves() {
        assertConstant(Forgotten.DATATYPES);
    }

    @Test
    void groupsFreeThemselves() {
        assertConstant(Forgotten.GROUPS);
    }

    @Test
    void hintsFreeThemselves() {
        assertConstant(Forgotten.HINTS);
    }

    @Test
    void operationsFreeThemselves() {
        assertConstant(Forgotten.OPERATIONS);
    }

    @Test
    void errorHandlersFreeThemselves() {
        assertConstant(Forgotten.ERROR_HANDLERS);
    }

    @Test
    void requestsLeaveNothing() {
        assertConstant(Forgotten.REQUESTS);
    }

    @Test
    void freedPersistentRequestsLeaveNothing() {
        assertConstant(Forgotten.PERSISTENT_REQUESTS);
    }

    /**
     * Tests persistent buffered sends whose start fails, since no buffer is attached. They use a
     * communicator of their own: on Open MPI later messages of the communicator would wait for such
     * a send.
     */
    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Start, ends the process.
    @Tag("init")
    @Test
    void persistentRequestsThatCannotStartLeaveNothing() {
        byte[] sent = new byte[8192];
        long before = Memory.residentKilobytes();
        try (Intracomm own = WORLD.Dup()) {
            for (int i = 0; i < UNSTARTED; i++) {
                try (Prequest send = own.Bsend_init(sent, 0, sent.length, MPI.BYTE, 0, 3)) {
                    assertThrows(MPIException.class, send::Start);
                }
            }
        }
        long grown = Memory.residentKilobytes() - before;
        assertTrue(grown < MOST_KILOBYTES, UNSTARTED + " requests left " + grown + " kB behind");
    }

    @Test
    void generalizedRequestsLeaveNothing() {
        assertConstant(Forgotten.GENERALIZED_REQUESTS);
    }

    private static void assertConstant(Forgotten kind) {
        long grown = kind.growth(OBJECTS);
        assertTrue(grown < MOST_KILOBYTES, OBJECTS + " " + kind + " left " + grown + " kB behind");
    }
}
