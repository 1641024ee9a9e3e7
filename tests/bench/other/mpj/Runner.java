import java.util.LinkedHashMap;
import java.util.Map;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * A rank of the bench with MPJ Express: the benchmarks of tests/bench/c on arrays. The benchmark
 * {@code bidirectional}, in which many messages go in both directions at once, is left out: with
 * messages of 1 MiB, niodev, the communication device of MPJ Express, waits for ever.
 */
final class Runner {
    private static final int TAG = 1;
    private static final int WINDOW = 64;
    private static final int LARGEST = 4 << 20;

    private final Intracomm world = MPI.COMM_WORLD;
    private final int rank = world.Rank();
    private final int ranks = world.Size();
    private final int half = ranks / 2;
    private final int other = rank < half ? rank + half : rank - half;
    private final byte[] sent = new byte[LARGEST * Math.max(4, ranks)];
    private final byte[] received = new byte[LARGEST * Math.max(4, ranks)];
    private final double[] numbers = new double[LARGEST / Double.BYTES];
    private final double[] sums = new double[LARGEST / Double.BYTES];

    public static void main(String[] args) throws Exception {
        String[] own = MPI.Init(args);
        Runner runner = new Runner();
        new Driver(runner.benchmarks(), runner::barrier).serve(Integer.parseInt(own[0]), runner.rank);
        MPI.Finalize();
    }

    private Map<String, Benchmark> benchmarks() {
        Map<String, Benchmark> benchmarks = new LinkedHashMap<>();
        if (ranks % 2 == 0) {
            benchmarks.put("niodev.pingpong", this::pingpong);
            benchmarks.put("niodev.window", this::window);
            benchmarks.put("niodev.pairs", this::window);
        }
        benchmarks.put("niodev.barrier", this::barrier);
        benchmarks.put("niodev.bcast", this::bcast);
        benchmarks.put("niodev.allreduce", this::allreduce);
        benchmarks.put("niodev.allgather", this::allgather);
        benchmarks.put("niodev.alltoall", this::alltoall);
        return benchmarks;
    }

    private void pingpong(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                world.Send(sent, 0, size, MPI.BYTE, other, TAG);
            }
            world.Recv(received, 0, size, MPI.BYTE, other, TAG);
            if (rank > other) {
                world.Send(sent, 0, size, MPI.BYTE, other, TAG);
            }
        }
    }

    private void window(int size, int times) throws Exception {
        Request[] requests = new Request[WINDOW];
        for (int i = 0; i < times; i++) {
            for (int k = 0; k < WINDOW; k++) {
                requests[k] =
                        rank < other
                                ? world.Isend(sent, 0, size, MPI.BYTE, other, TAG)
                                : world.Irecv(received, 0, size, MPI.BYTE, other, TAG);
            }
            Request.Waitall(requests);
            if (rank < other) {
                world.Recv(received, 0, 1, MPI.BYTE, other, TAG);
            } else {
                world.Send(sent, 0, 1, MPI.BYTE, other, TAG);
            }
        }
    }

    private void barrier(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            world.Barrier();
        }
    }

    private void bcast(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            world.Bcast(received, 0, size, MPI.BYTE, 0);
        }
    }

    private void allreduce(int size, int times) throws Exception {
        int count = size / Double.BYTES;
        for (int i = 0; i < times; i++) {
            world.Allreduce(numbers, 0, sums, 0, count, MPI.DOUBLE, MPI.SUM);
        }
    }

    private void allgather(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            world.Allgather(sent, 0, size, MPI.BYTE, received, 0, size, MPI.BYTE);
        }
    }

    private void alltoall(int size, int times) throws Exception {
        for (int i = 0; i < times; i++) {
            world.Alltoall(sent, 0, size, MPI.BYTE, received, 0, size, MPI.BYTE);
        }
    }
}
