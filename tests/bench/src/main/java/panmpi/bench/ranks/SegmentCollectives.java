package panmpi.bench.ranks;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import mpi.Intracomm;
import mpi.MPI;

/** Benchmarks of collective calls with segments. */
final class SegmentCollectives implements Benchmarks {
    private final Intracomm world;
    private final MemorySegment sent;
    private final MemorySegment received;
    private final MemorySegment numbers;
    private final MemorySegment sums;

    SegmentCollectives(RankPosition position, SegmentBuffers segments) {
        world = position.world();
        sent = segments.sent();
        received = segments.received();
        numbers = segments.numbers();
        sums = segments.sums();
    }

    @Override
    public Map<String, Benchmark> all() {
        return Map.of(
                "bcast", this::bcast,
                "allreduce", this::allreduce,
                "allgather", this::allgather,
                "alltoall", this::alltoall);
    }

    private void bcast(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Bcast(received, (long) size, MPI.BYTE, 0);
        }
    }

    private void allreduce(int size, int times) {
        long count = size / Double.BYTES;
        for (int i = 0; i < times; i++) {
            world.Allreduce(numbers, sums, count, MPI.DOUBLE, MPI.SUM);
        }
    }

    private void allgather(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Allgather(sent, (long) size, MPI.BYTE, received, (long) size, MPI.BYTE);
        }
    }

    private void alltoall(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Alltoall(sent, (long) size, MPI.BYTE, received, (long) size, MPI.BYTE);
        }
    }
}
