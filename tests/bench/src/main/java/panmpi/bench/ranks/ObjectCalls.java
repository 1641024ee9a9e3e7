package panmpi.bench.ranks;

import static panmpi.bench.ranks.RankPosition.TAG;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Op;

/**
 * Benchmarks of the low-level operations of the Java Grande suite (a set of benchmarks for parallel
 * Java), with objects. One benchmark of each operation sends the integers as a single array, which
 * is one object. Another one sends the same number of integers as a square matrix, each row of
 * which is an object.
 */
final class ObjectCalls implements Benchmarks {
    static final int INTS = 16 << 10;
    static final String ARRAY = "array";
    static final String MATRIX = "matrix";
    static final List<String> SHAPES = List.of(ARRAY, MATRIX);

    private final Op sum = new Op(new RowSum(), true);
    private final Intracomm world;
    private final int rank;
    private final int other;
    private final int ranks;

    ObjectCalls(RankPosition position) {
        world = position.world();
        rank = position.rank();
        other = position.partner();
        ranks = position.ranks();
    }

    @Override
    public Map<String, Benchmark> all() {
        Map<String, Benchmark> benchmarks = new TreeMap<>();
        benchmarks.putAll(of(ARRAY, Shape.ROW.arrays(INTS)));
        benchmarks.putAll(of(MATRIX, Shape.ROWS.arrays(INTS)));
        return benchmarks;
    }

    /**
     * Returns the benchmarks for an array, or for a matrix. Scatter and gather move the rows of all
     * ranks; the other calls move as many rows as one rank has.
     */
    private Map<String, Benchmark> of(String shape, int rows) {
        int[][] all = MessageContents.ints(ranks * rows, INTS / rows);
        int[][] own = Arrays.copyOf(all, rows);
        return Map.of(
                "pingpong-" + shape, (size, times) -> pingpong(own, times),
                "bcast-" + shape, (size, times) -> bcast(own, times),
                "scatter-" + shape, (size, times) -> scatter(all, rows, times),
                "gather-" + shape, (size, times) -> gather(own, times),
                "reduce-" + shape, (size, times) -> reduce(own, times));
    }

    private void pingpong(int[][] sent, int times) {
        int count = sent.length;
        int[][] received = sent;
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                world.Send(sent, 0, count, MPI.OBJECT, other, TAG);
            }
            received = new int[count][];
            world.Recv(received, 0, count, MPI.OBJECT, other, TAG);
            if (rank > other) {
                world.Send(sent, 0, count, MPI.OBJECT, other, TAG);
            }
        }
        if (other != MPI.PROC_NULL) {
            ArrivalCheck.check(sent, received);
        }
    }

    private void bcast(int[][] sent, int times) {
        int[][] buffer = sent;
        for (int i = 0; i < times; i++) {
            buffer = rank == 0 ? sent : new int[sent.length][];
            world.Bcast(buffer, 0, sent.length, MPI.OBJECT, 0);
        }
        ArrivalCheck.check(sent, buffer);
    }

    private void scatter(int[][] all, int rows, int times) {
        int[][] received = all;
        for (int i = 0; i < times; i++) {
            received = new int[rows][];
            world.Scatter(all, 0, rows, MPI.OBJECT, received, 0, rows, MPI.OBJECT, 0);
        }
        ArrivalCheck.check(Arrays.copyOfRange(all, rank * rows, (rank + 1) * rows), received);
    }

    private void gather(int[][] sent, int times) {
        int count = sent.length;
        int[][] received = sent;
        for (int i = 0; i < times; i++) {
            received = rank == 0 ? new int[ranks * count][] : sent;
            world.Gather(sent, 0, count, MPI.OBJECT, received, 0, count, MPI.OBJECT, 0);
        }
        ArrivalCheck.check(sent, received);
    }

    private void reduce(int[][] sent, int times) {
        int[][] received = sent;
        for (int i = 0; i < times; i++) {
            received = new int[sent.length][];
            world.Reduce(sent, 0, received, 0, sent.length, MPI.OBJECT, sum, 0);
        }
        if (rank == 0) {
            int[] last = sent[sent.length - 1];
            int[] expected = Arrays.stream(last).map(number -> ranks * number).toArray();
            ArrivalCheck.check(new int[][] {expected}, new int[][] {received[sent.length - 1]});
        }
    }
}
