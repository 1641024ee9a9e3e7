package mpi.internal.strict.simulation;

/**
 * Lock of a window that a rank has or waits for.
 *
 * @param rank rank that has the lock or waits for it.
 * @param target rank in the job whose memory is locked, or {@link #ALL}.
 * @param isExclusive true if no other rank may have a lock of that memory.
 */
public record Lock(int rank, int target, boolean isExclusive) {

    /** Target of the lock by {@code MPI_Win_lock_all}. */
    public static final int ALL = -1;

    /** Returns true if {@code other} is a lock of the same rank on the same target. */
    boolean isOfSame(Lock other) {
        return rank == other.rank && target == other.target;
    }

    /** Returns true if two ranks cannot have this lock and {@code other} at the same time. */
    boolean excludes(Lock other) {
        boolean isSameMemory = target == other.target || target == ALL || other.target == ALL;
        return rank != other.rank && isSameMemory && (isExclusive || other.isExclusive);
    }
}
