package mpi.internal.strict.wire;

import java.util.concurrent.locks.LockSupport;

/**
 * The moment at which all ranks end: the next whole half second of the system clock. MPICH's
 * launcher kills the other ranks when it sees one end, and its exit code is 9 if one of them has
 * not begun to end by then.
 */
public final class CommonEnd {

    private static final long PERIOD_MILLIS = 500;

    private static final long NANOS_OF_MILLI = 1_000_000;

    private CommonEnd() {}

    /**
     * Returns true if the next whole half second is so far away that ranks which are ordered to end
     * now can prepare for that moment.
     */
    public static boolean isFar() {
        return System.currentTimeMillis() % PERIOD_MILLIS < PERIOD_MILLIS / 3;
    }

    /** Waits until the next whole half second. */
    public static void await() {
        long left = PERIOD_MILLIS - System.currentTimeMillis() % PERIOD_MILLIS;
        LockSupport.parkNanos(left * NANOS_OF_MILLI);
    }
}
