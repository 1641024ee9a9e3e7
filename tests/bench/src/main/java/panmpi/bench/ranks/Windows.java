package panmpi.bench.ranks;

import java.lang.foreign.MemorySegment;
import mpi.Win;

/**
 * The windows of the one-sided benchmarks. A window is created at its first use, so that the other
 * benchmarks run even with an MPI library that cannot create it.
 */
final class Windows implements AutoCloseable {
    private final RankPosition position;
    private Win put;
    private Win shared;
    private MemorySegment own;
    private MemorySegment others;

    Windows(RankPosition position) {
        this.position = position;
    }

    /** {@return the window for puts into the next rank's memory} */
    Win put() {
        if (put == null) {
            put = Win.Allocate((long) Benchmarks.LARGEST, 1, null, position.world());
        }
        return put;
    }

    /** {@return the window of memory that all ranks share} */
    Win shared() {
        if (shared == null) {
            shared = Win.Allocate_shared((long) Benchmarks.LARGEST, 1, null, position.world());
            own = shared.Shared_query(position.rank()).baseptr();
            others = shared.Shared_query(position.next()).baseptr();
        }
        return shared;
    }

    /**
     * Returns this rank's part of the memory of {@link #shared}; null before the first call of that
     * method.
     */
    MemorySegment own() {
        return own;
    }

    /**
     * Returns the next rank's part of the memory of {@link #shared}; null before the first call of
     * that method.
     */
    MemorySegment others() {
        return others;
    }

    @Override
    public void close() {
        if (put != null) {
            put.Free();
        }
        if (shared != null) {
            shared.Free();
        }
    }
}
