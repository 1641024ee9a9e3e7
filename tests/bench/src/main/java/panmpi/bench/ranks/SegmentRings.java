package panmpi.bench.ranks;

import static panmpi.bench.ranks.RankPosition.TAG;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;
import mpi.Win;

/** Benchmarks of ranks in a ring, which exchange memory segments with their neighbours. */
final class SegmentRings implements Benchmarks {
    private final Intracomm world;
    private final int next;
    private final int previous;
    private final SegmentBuffers segments;
    private final Windows windows;
    private final Computation computation = new Computation();

    SegmentRings(RankPosition position, SegmentBuffers segments, Windows windows) {
        world = position.world();
        next = position.next();
        previous = position.previous();
        this.segments = segments;
        this.windows = windows;
    }

    @Override
    public Map<String, Benchmark> all() {
        return Map.of(
                "halo", this::halo,
                "overlap", this::overlap,
                "put", this::put,
                "shared", this::shared);
    }

    private void halo(int size, int times) {
        MemorySegment a = segments.numbers();
        MemorySegment own = a.asSlice(Double.BYTES);
        try (Datatype column = Datatype.Vector(size / Double.BYTES, 1, COLUMNS, MPI.DOUBLE)) {
            column.Commit();
            for (int i = 0; i < times; i++) {
                world.Sendrecv(own, 1L, column, next, TAG, a, 1L, column, previous, TAG);
            }
        }
    }

    private void overlap(int size, int times) {
        Request[] requests = new Request[2];
        for (int i = 0; i < times; i++) {
            requests[0] = world.Irecv(segments.received(), (long) size, MPI.BYTE, previous, TAG);
            requests[1] = world.Isend(segments.sent(), (long) size, MPI.BYTE, next, TAG);
            computation.whileTravel(size);
            Request.Waitall(requests);
        }
    }

    private void put(int size, int times) {
        Win win = windows.put();
        win.Lock_all(0);
        for (int i = 0; i < times; i++) {
            win.Put(segments.sent(), (long) size, MPI.BYTE, next, 0, (long) size, MPI.BYTE);
            win.Flush(next);
        }
        win.Unlock_all();
    }

    private void shared(int size, int times) {
        Win win = windows.shared();
        MemorySegment own = windows.own();
        MemorySegment others = windows.others();
        win.Lock_all(0);
        for (int i = 0; i < times; i++) {
            MemorySegment.copy(segments.sent(), 0, others, 0, size);
            win.Sync();
            world.Barrier();
            win.Sync();
            MemorySegment.copy(own, 0, segments.received(), 0, size);
            world.Barrier();
        }
        win.Unlock_all();
    }
}
