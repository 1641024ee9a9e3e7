package panmpi.bench.play;

import java.lang.foreign.MemorySegment;
import mpi.Win;

/** The windows of one-sided games, made when the first one is played: not every MPI has them. */
final class Windows implements AutoCloseable {
    private final Place place;
    private Win put;
    private Win shared;
    private MemorySegment own;
    private MemorySegment others;

    Windows(Place place) {
        this.place = place;
    }

    /** For puts into the next rank's memory. */
    Win put() {
        if (put == null) {
            put = Win.Allocate((long) Games.LARGEST, 1, null, place.world());
        }
        return put;
    }

    /** Of memory that all ranks see. */
    Win shared() {
        if (shared == null) {
            shared = Win.Allocate_shared((long) Games.LARGEST, 1, null, place.world());
            own = shared.Shared_query(place.rank()).baseptr();
            others = shared.Shared_query(place.next()).baseptr();
        }
        return shared;
    }

    /** This rank's part of {@link #shared}. */
    MemorySegment own() {
        return own;
    }

    /** The next rank's part of {@link #shared}. */
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
