package panmpi.tests.support;

import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.WORLD;

import java.lang.ref.WeakReference;
import mpi.MPI;

/**
 * Sends arrays so often that panmpi keeps them pinned, if the memory limit for pinned arrays allows
 * it.
 */
public final class Used {

    private static final int CALLS = 200;
    private static final int SENDS = 5;
    private static final int ROWS = 64;
    private static final int ROW = 4096;
    private static final int TAG = 12;

    private Used() {}

    /** Broadcasts an array of a length often, and returns a reference to it. */
    public static WeakReference<byte[]> often(int length) {
        byte[] array = new byte[length];
        for (int call = 0; call < CALLS; call++) {
            WORLD.Bcast(array, 0, Math.min(length, 8), MPI.BYTE, 0);
        }
        return new WeakReference<>(array);
    }

    /**
     * Sends several rows repeatedly, as a message of objects, and returns a reference to the first.
     */
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
