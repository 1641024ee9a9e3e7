package panmpi.tests.cases.buffers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.ref.WeakReference;
import mpi.internal.system.Pins;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Used;

/** Tests the limit of arrays that stay pinned between calls, which is 1/32 of the heap. */
// Runs alone: arrays that other cases keep pinned would count towards the limit.
@Tag("any-mpi")
@MpiTest(
        ranks = {1, 2},
        jvm = "-Xmx512m",
        alone = true)
final class KeptRoomCase {

    private final int room = (int) (Runtime.getRuntime().maxMemory() / 32);

    @Test
    void oneArrayMayTakeAll() {
        assertHeld(Pins.AVAILABLE, Used.often(room));
        assertHeld(false, Used.often(room + 1));
    }

    /** Tests that arrays no longer used are unpinned once others are used often. */
    @Test
    void severalMustFitTogether() {
        WeakReference<?> kept = Used.often(room / 8 * 5);
        assertHeld(Pins.AVAILABLE, kept);
        WeakReference<?> second = Used.often(room / 8 * 3);
        assertHeld(Pins.AVAILABLE, second);
        assertHeld(Pins.AVAILABLE, kept);
        assertHeld(Pins.AVAILABLE, Used.often(room / 2));
        assertHeld(false, kept);
    }

    @Test
    void whatIsTooLongLeavesTheOthersAlone() {
        WeakReference<?> kept = Used.often(room / 2);
        Used.often(room + 1);
        assertHeld(Pins.AVAILABLE, kept);
    }

    // Needs Init: in a session panmpi keeps no rows pinned, since the datatype that describes them
    // would outlive the session.
    @Tag("init")
    @Test
    void rowsOfARepeatedMessageAreKept() {
        assertHeld(Pins.AVAILABLE, Used.asRow());
    }

    /**
     * Checks if an array is still in memory after a garbage collection, as it is while panmpi keeps
     * it pinned. Compares booleans, since a failed assertion on the array would print it and keep
     * it reachable.
     */
    private static void assertHeld(boolean expected, WeakReference<?> array) {
        System.gc();
        assertEquals(expected, array.get() != null);
    }
}
