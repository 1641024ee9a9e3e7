package panmpi.bench.ranks;

import static panmpi.bench.ranks.RankPosition.TAG;

import java.util.HashMap;
import java.util.Map;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Benchmarks of the low-level operations of the Java Grande suite (a set of benchmarks for parallel
 * Java), with integers in one array: the baseline for {@link ObjectCalls}. A matrix is sent as one
 * array too, as in a program without objects.
 */
final class RawCalls implements Benchmarks {
    private final Intracomm world;
    private final int rank;
    private final int other;
    private final int ranks;
    private final int[] sent;
    private final int[] received;

    RawCalls(RankPosition position) {
        world = position.world();
        rank = position.rank();
        other = position.partner();
        ranks = position.ranks();
        sent = MessageContents.ints(1, ranks * ObjectCalls.INTS)[0];
        received = new int[sent.length];
    }

    @Override
    public Map<String, Benchmark> all() {
        Map<String, Benchmark> benchmarks = new HashMap<>();
        for (String shape : ObjectCalls.SHAPES) {
            benchmarks.put("pingpong-" + shape, this::pingpong);
            benchmarks.put("bcast-" + shape, this::bcast);
            benchmarks.put("scatter-" + shape, this::scatter);
            benchmarks.put("gather-" + shape, this::gather);
            benchmarks.put("reduce-" + shape, this::reduce);
        }
        return benchmarks;
    }

    private void pingpong(int size, int times) {
        int count = size / Integer.BYTES;
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                world.Send(sent, 0, count, MPI.INT, other, TAG);
            }
            world.Recv(received, 0, count, MPI.INT, other, TAG);
            if (rank > other) {
                world.Send(sent, 0, count, MPI.INT, other, TAG);
            }
        }
    }

    private void bcast(int size, int times) {
        int[] buffer = rank == 0 ? sent : received;
        for (int i = 0; i < times; i++) {
            world.Bcast(buffer, 0, size / Integer.BYTES, MPI.INT, 0);
        }
    }

    private void scatter(int size, int times) {
        int count = size / Integer.BYTES;
        for (int i = 0; i < times; i++) {
            world.Scatter(sent, 0, count, MPI.INT, received, 0, count, MPI.INT, 0);
        }
    }

    private void gather(int size, int times) {
        int count = size / Integer.BYTES;
        for (int i = 0; i < times; i++) {
            world.Gather(sent, 0, count, MPI.INT, received, 0, count, MPI.INT, 0);
        }
    }

    private void reduce(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Reduce(sent, 0, received, 0, size / Integer.BYTES, MPI.INT, MPI.SUM, 0);
        }
    }
}
