package mpi.internal.strict.wire;

/** Phase of a rank's lock of a window. */
public enum LockPhase {
    /**
     * The rank is in a call that returns once it has the lock. Since MPI may delay a lock until the
     * first access, this is not only the call that locks, but also one that flushes or unlocks.
     */
    AWAITED,
    /** The rank is outside of such a call, and has the lock, or will have it if MPI delays it. */
    HELD,
    /** The rank has unlocked. */
    OVER
}
