package mpi.internal.strict.wire;

import java.util.concurrent.locks.LockSupport;

/**
 * Lets all ranks end at the same moment: the next whole half second of the system clock. MPICH's
 * launcher kills the other ranks when one rank has ended, and exits with code 9 if a rank that it
 * kills has not begun to end.
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
