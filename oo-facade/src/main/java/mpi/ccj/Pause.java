package mpi.ccj;

import java.util.concurrent.locks.LockSupport;

/**
 * Back-off of a polling thread. It first spins, then yields, then sleeps for longer and longer
 * times, since there may be more members than CPUs.
 */
final class Pause {

    private static final int SPINS = 1000;
    private static final int YIELDS = 3000;
    private static final long SHORTEST_NANOS = 10_000;

    private final long longestNanos;
    private int rounds;
    private long nanos;

    /** Makes a back-off whose single sleeps last at most {@code longestNanos} nanoseconds. */
    Pause(long longestNanos) {
        this.longestNanos = longestNanos;
        again();
    }

    /** Restarts the back-off after a message, since the next message may arrive soon. */
    void again() {
        rounds = 0;
        nanos = SHORTEST_NANOS;
    }

    void take() throws CCJException {
        if (Thread.currentThread().isInterrupted()) {
            throw interrupted(null);
        }
        rounds++;
        if (rounds < SPINS) {
            Thread.onSpinWait();
        } else if (rounds < YIELDS) {
            Thread.yield();
        } else {
            LockSupport.parkNanos(this, nanos);
            nanos = Math.min(longestNanos, nanos + nanos / 4);
        }
    }

    /** Makes the exception of a thread that was interrupted while waiting. */
    static CCJException interrupted(InterruptedException cause) {
        String what = "the thread was interrupted while it waited for another member";
        return new CCJException(what + "; the group cannot be used any more", cause);
    }
}
