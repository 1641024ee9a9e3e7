package panmpi.tests.cases.buffers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.WORLD;

import java.lang.ref.WeakReference;
import mpi.MPI;
import mpi.internal.Pins;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Np;

/** How much of the heap the arrays take that stay pinned between the calls: a 32nd part. */
@Np(
        value = {1, 2},
        environment = "JDK_JAVA_OPTIONS=-Xmx512m",
        alone = "counts on nothing else being kept")
final class KeptRoomCase {

    /** More calls than it takes until an array is kept. */
    private static final int OFTEN = 200;

    private final int room = (int) (Runtime.getRuntime().maxMemory() / 32);

    @Test
    void oneArrayMayTakeAll() {
        assertHeld(Pins.AVAILABLE, usedOften(room));
        assertHeld(false, usedOften(room + 1));
    }

    /** Whatever is used no more makes room, once something else comes often. */
    @Test
    void severalMustFitTogether() {
        WeakReference<?> kept = usedOften(room / 8 * 5);
        assertHeld(Pins.AVAILABLE, kept);
        WeakReference<?> second = usedOften(room / 8 * 3);
        assertHeld(Pins.AVAILABLE, second);
        assertHeld(Pins.AVAILABLE, kept);
        assertHeld(Pins.AVAILABLE, usedOften(room / 2));
        assertHeld(false, kept);
    }

    @Test
    void whatIsTooLongLeavesTheOthersAlone() {
        WeakReference<?> kept = usedOften(room / 2);
        usedOften(room + 1);
        assertHeld(Pins.AVAILABLE, kept);
    }

    /** What is left of an array is whether it is there: an assertion would print it. */
    private static void assertHeld(boolean expected, WeakReference<?> array) {
        System.gc();
        assertEquals(expected, array.get() != null);
    }

    private static WeakReference<?> usedOften(int length) {
        byte[] array = new byte[length];
        for (int round = 0; round < OFTEN; round++) {
            WORLD.Bcast(array, 0, 8, MPI.BYTE, 0);
        }
        return new WeakReference<>(array);
    }
}
