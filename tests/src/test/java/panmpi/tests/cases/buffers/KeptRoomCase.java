package panmpi.tests.cases.buffers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.ref.WeakReference;
import mpi.internal.Pins;
import org.junit.jupiter.api.Test;
import panmpi.tests.Np;
import panmpi.tests.Used;

/** How much of the heap the arrays take that stay pinned between the calls: a 32nd part. */
@Np(
        value = {1, 2},
        environment = "JDK_JAVA_OPTIONS=-Xmx512m",
        alone = "counts on nothing else being kept")
final class KeptRoomCase {

    private final int room = (int) (Runtime.getRuntime().maxMemory() / 32);

    @Test
    void oneArrayMayTakeAll() {
        assertHeld(Pins.AVAILABLE, Used.often(room));
        assertHeld(false, Used.often(room + 1));
    }

    /** Whatever is used no more makes room, once something else comes often. */
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

    @Test
    void rowsOfARepeatedMessageAreKept() {
        assertHeld(Pins.AVAILABLE, Used.asRow());
    }

    /** What is left of an array is whether it is there: an assertion would print it. */
    private static void assertHeld(boolean expected, WeakReference<?> array) {
        System.gc();
        assertEquals(expected, array.get() != null);
    }
}
