package panmpi.tests;

import static panmpi.tests.World.NEXT;
import static panmpi.tests.World.PREVIOUS;
import static panmpi.tests.World.WORLD;

import java.lang.ref.WeakReference;
import mpi.MPI;

/** Arrays that are used so often that they stay pinned, if the budget of the caches allows it. */
public final class Used {

    private static final int CALLS = 200;
    private static final int SENDS = 5;
    private static final int ROWS = 64;
    private static final int ROW = 4096;
    private static final int TAG = 12;

    private Used() {}

    /** An array of that length, broadcast often. */
    public static WeakReference<byte[]> often(int length) {
        byte[] array = new byte[length];
        for (int call = 0; call < CALLS; call++) {
            WORLD.Bcast(array, 0, Math.min(length, 8), MPI.BYTE, 0);
        }
        return new WeakReference<>(array);
    }

    /** The first of several rows that were sent repeatedly, as a message of objects. */
    public static WeakReference<byte[]> asRow() {
        byte[][] rows = new byte[ROWS][ROW];
        byte[][] received = new byte[ROWS][];
        for (int call = 0; call < SENDS; call++) {
            WORLD.Sendrecv(
                    rows,
                    0,
                    ROWS,
                    MPI.OBJECT,
                    NEXT,
                    TAG,
                    received,
                    0,
                    ROWS,
                    MPI.OBJECT,
                    PREVIOUS,
                    TAG);
        }
        return new WeakReference<>(rows[0]);
    }
}
