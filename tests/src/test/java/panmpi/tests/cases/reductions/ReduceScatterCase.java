package panmpi.tests.cases.reductions;

import static panmpi.tests.support.CallMode.args;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.MPI;
import mpi.Op;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.Patterns;
import panmpi.tests.support.SpoiledArrays;

/** Tests reductions of which each rank gets a part: equal parts, and parts of different length. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class ReduceScatterCase {
    private static final int N = 2;

    /** Counts of the parts; rank 1, and every fourth rank after it, gets nothing. */
    private static final int[] COUNTS =
            IntStream.range(0, SIZE).map(rank -> new int[] {1, 0, 3, 2}[rank % 4]).toArray();

    @Test
    void blocking() {
        everything(false, CallMode.BLOCKING);
    }

    @Test
    void nonblocking() {
        everything(false, CallMode.NONBLOCKING);
    }

    @Test
    void persistent() {
        everything(false, CallMode.PERSISTENT);
    }

    @Test
    void inPlace() {
        everything(true, CallMode.BLOCKING);
    }

    @Test
    void inPlaceNonblocking() {
        everything(true, CallMode.NONBLOCKING);
    }

    @Test
    void inPlacePersistent() {
        everything(true, CallMode.PERSISTENT);
    }

    private static void everything(boolean inPlace, CallMode way) {
        for (Patterns type : Patterns.values()) {
            var op = type == Patterns.BOOLEAN ? MPI.LXOR : MPI.SUM;
            block(inPlace, way, type, op);
            parts(inPlace, way, type, op);
        }
    }

    private static void block(boolean inPlace, CallMode way, Patterns type, Op op) {
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, SIZE * N);
        var r = ArrayAndSegment.of(type, SIZE * N + 3);
        Object sent = inPlace ? MPI.IN_PLACE : s.array;
        var segment = inPlace ? Mpi.MPI_IN_PLACE : s.segment;
        way.run(
                WORLD,
                "Reduce_scatter_block",
                round -> fill(inPlace, type, s, r, round),
                round -> assertSums(inPlace, type, r, round, N * RANK, N),
                () -> args(sent, 0, r.array, 2, N, d, op),
                () -> args(segment, r.from(2), N, d, op));
    }

    private static void parts(boolean inPlace, CallMode way, Patterns type, Op op) {
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, SIZE * N);
        var r = ArrayAndSegment.of(type, SIZE * N + 3);
        Object sent = inPlace ? MPI.IN_PLACE : s.array;
        var segment = inPlace ? Mpi.MPI_IN_PLACE : s.segment;
        int from = Arrays.stream(COUNTS).limit(RANK).sum();
        way.run(
                WORLD,
                "Reduce_scatter",
                round -> fill(inPlace, type, s, r, round),
                round -> assertSums(inPlace, type, r, round, from, COUNTS[RANK]),
                () -> args(sent, 0, r.array, 2, SpoiledArrays.ints(COUNTS), d, op),
                () -> args(segment, r.from(2), SpoiledArrays.longs(COUNTS), d, op));
    }

    private static void fill(
            boolean inPlace,
            Patterns type,
            ArrayAndSegment sent,
            ArrayAndSegment received,
            int round) {
        var mine = type.of(numbers(round, RANK));
        sent.set(mine);
        var values = type.untouched(SIZE * N + 3);
        System.arraycopy(mine, 0, values, 2, inPlace ? SIZE * N : 0);
        received.set(values);
    }

    private static long[] numbers(int round, int rank) {
        long[] numbers = new long[SIZE * N];
        for (int i = 0; i < SIZE * N; i++) {
            numbers[i] = (rank + 1L) * ((i + round + rank) % 3);
        }
        return numbers;
    }

    /**
     * Checks the sums, and, unless the call was in place, that no other element of the buffer has
     * changed; in place, MPI may use the rest of the buffer.
     */
    private static void assertSums(
            boolean inPlace,
            Patterns type,
            ArrayAndSegment received,
            int round,
            int from,
            int count) {
        long[] sums = new long[count];
        for (int rank = 0; rank < SIZE; rank++) {
            var numbers = numbers(round, rank);
            for (int i = 0; i < count; i++) {
                sums[i] += numbers[from + i];
            }
        }
        var expected = type.untouched(SIZE * N + 3);
        System.arraycopy(type.of(sums), 0, expected, 2, count);
        received.assertPart(2, type.of(sums));
        if (!inPlace) {
            received.assertSame(expected);
        }
    }
}
