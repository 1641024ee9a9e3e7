package panmpi.bench.ranks;

import static panmpi.bench.ranks.RankPosition.TAG;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;
import mpi.Win;

/** Benchmarks of ranks in a ring, which exchange arrays with their neighbours. */
final class ArrayRings implements Benchmarks {
    private final Intracomm world;
    private final int next;
    private final int previous;
    private final ArrayBuffers arrays;
    private final Windows windows;
    private final Computation computation = new Computation();

    ArrayRings(RankPosition position, ArrayBuffers arrays, Windows windows) {
        world = position.world();
        next = position.next();
        previous = position.previous();
        this.arrays = arrays;
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
        double[] a = arrays.numbers();
        try (Datatype column = Datatype.Vector(size / Double.BYTES, 1, COLUMNS, MPI.DOUBLE)) {
            column.Commit();
            for (int i = 0; i < times; i++) {
                world.Sendrecv(a, 1, 1, column, next, TAG, a, 0, 1, column, previous, TAG);
            }
        }
    }

    private void overlap(int size, int times) {
        Request[] requests = new Request[2];
        for (int i = 0; i < times; i++) {
            requests[0] = world.Irecv(arrays.received(), 0, size, MPI.BYTE, previous, TAG);
            requests[1] = world.Isend(arrays.sent(), 0, size, MPI.BYTE, next, TAG);
            computation.whileTravel(size);
            Request.Waitall(requests);
        }
    }

    private void put(int size, int times) {
        Win win = windows.put();
        win.Lock_all(0);
        for (int i = 0; i < times; i++) {
            win.Put(arrays.sent(), 0, size, MPI.BYTE, next, 0, size, MPI.BYTE);
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
            MemorySegment.copy(arrays.sent(), 0, others, ValueLayout.JAVA_BYTE, 0, size);
            win.Sync();
            world.Barrier();
            win.Sync();
            MemorySegment.copy(own, ValueLayout.JAVA_BYTE, 0, arrays.received(), 0, size);
            world.Barrier();
        }
        win.Unlock_all();
    }
}
