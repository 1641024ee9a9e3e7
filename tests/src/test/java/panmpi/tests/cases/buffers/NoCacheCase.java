package panmpi.tests.cases.buffers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static panmpi.tests.support.World.WORLD;

import java.lang.ref.WeakReference;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Used;

/**
 * Tests a job in which the cache of pinned arrays is turned off: no array stays pinned between
 * calls, and all calls work.
 */
@Tag("any-mpi")
@MpiTest(
        ranks = {1, 2},
        jvm = "-Dpanmpi.cache=0")
final class NoCacheCase {

    @Test
    void usedArrayIsNotKept() {
        assertFreed(Used.often(64));
        assertFreed(Used.often(0));
    }

    @Test
    void rowsOfAMessageAreNotKept() {
        assertFreed(Used.asRow());
    }

    @Test
    void objectsOfCollectiveCallsArrive() {
        for (int round = 0; round < 3; round++) {
            byte[][] sent = {new byte[100_000]};
            sent[0][99_999] = (byte) round;
            WORLD.Bcast(sent, 0, 1, MPI.OBJECT, 0);
            assertEquals(round, sent[0][99_999]);
        }
    }

    private static void assertFreed(WeakReference<?> array) {
        System.gc();
        assertNull(array.get());
    }
}
