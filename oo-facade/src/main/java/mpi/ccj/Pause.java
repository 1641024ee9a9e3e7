package mpi.ccj;

import java.util.concurrent.locks.LockSupport;

/**
 * What a thread does between two looks at whether something has come: a moment nothing, then it
 * lets others run, then it sleeps, as there may be more members than processors.
 */
final class Pause {

    private static final int SPINS = 1000;
    private static final int YIELDS = 3000;
    private static final long SHORTEST_NANOS = 10_000;

    private final long longestNanos;
    private int looks;
    private long nanos;

    /** Sleeps at most so long at a time. */
    Pause(long longestNanos) {
        this.longestNanos = longestNanos;
        again();
    }

    /** Something has come: the next may come soon. */
    void again() {
        looks = 0;
        nanos = SHORTEST_NANOS;
    }

    void take() throws CCJException {
        if (Thread.currentThread().isInterrupted()) {
            throw interrupted(null);
        }
        looks++;
        if (looks < SPINS) {
            Thread.onSpinWait();
        } else if (looks < YIELDS) {
            Thread.yield();
        } else {
            LockSupport.parkNanos(this, nanos);
            nanos = Math.min(longestNanos, nanos + nanos / 4);
        }
    }

    /** What a thread throws that was interrupted where it waits. */
    static CCJException interrupted(InterruptedException cause) {
        String what = "the thread was interrupted while it waited for another member";
        return new CCJException(what + "; the group cannot be used any more", cause);
    }
}
