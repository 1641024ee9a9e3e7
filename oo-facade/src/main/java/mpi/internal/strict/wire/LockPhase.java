package mpi.internal.strict.wire;

/** Phase of a rank's lock of a window. */
public enum LockPhase {
    /**
     * The rank is in a call that returns once it has the lock. Since MPI may delay a lock until the
     * first access, the call may be the call that locks, but also a call that flushes or unlocks.
     */
    AWAITED,
    /**
     * The rank is in no call that waits for the lock, and has the lock, or will have it if MPI
     * delays it.
     */
    HELD,
    /** The rank has released the lock. */
    OVER
}
