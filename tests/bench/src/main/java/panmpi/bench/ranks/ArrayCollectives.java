package panmpi.bench.ranks;

import java.util.Map;
import mpi.Intracomm;
import mpi.MPI;

/** Benchmarks of collective calls with arrays. */
final class ArrayCollectives implements Benchmarks {
    private final Intracomm world;
    private final byte[] sent;
    private final byte[] received;
    private final double[] numbers;
    private final double[] sums;

    ArrayCollectives(RankPosition position, ArrayBuffers arrays) {
        world = position.world();
        sent = arrays.sent();
        received = arrays.received();
        numbers = arrays.numbers();
        sums = arrays.sums();
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
            world.Bcast(received, 0, size, MPI.BYTE, 0);
        }
    }

    private void allreduce(int size, int times) {
        int count = size / Double.BYTES;
        for (int i = 0; i < times; i++) {
            world.Allreduce(numbers, 0, sums, 0, count, MPI.DOUBLE, MPI.SUM);
        }
    }

    private void allgather(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Allgather(sent, 0, size, MPI.BYTE, received, 0, size, MPI.BYTE);
        }
    }

    private void alltoall(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Alltoall(sent, 0, size, MPI.BYTE, received, 0, size, MPI.BYTE);
        }
    }
}
