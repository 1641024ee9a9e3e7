package panmpi.tests.cases.collective;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static panmpi.tests.support.Blocks.count;
import static panmpi.tests.support.Blocks.seed;
import static panmpi.tests.support.CallMode.args;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.Patterns;
import panmpi.tests.support.SpoiledArrays;

/** Tests Alltoallw, with another datatype for each pair of ranks, and displacements in bytes. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class AlltoallwCase {
    private static final Datatype[] MIXTURE = {MPI.INT, MPI.DOUBLE, MPI.SHORT};
    private static final int[] BYTES = {4, 8, 2};

    /** Bytes of a rank's part: room for four doubles, and a gap. */
    private static final int STRIDE = 40;

    private static final int LENGTH = STRIDE * SIZE + 8;
    private static final int[] DISPLS = perRank(i -> STRIDE * (SIZE - 1 - i) + 8);

    /**
     * The arguments of one side of the exchange, sending or receiving. The buffer is there as an
     * array and as a segment, for the two overloads.
     */
    private record Side(
            Object array, MemorySegment segment, int[] counts, int[] displs, Datatype[] types) {
        int[] c() {
            return SpoiledArrays.ints(counts);
        }

        int[] p() {
            return SpoiledArrays.ints(displs);
        }

        long[] lc() {
            return SpoiledArrays.longs(counts);
        }

        long[] lp() {
            return SpoiledArrays.longs(displs);
        }

        Datatype[] t() {
            return SpoiledArrays.types(types);
        }
    }

    /**
     * Tests that MPI ignores the send buffer's counts, displacements and types if it is {@code
     * IN_PLACE}.
     */
    @Test
    void shortArraysBesideInPlace() {
        int[] mine = perRank(i -> RANK);
        int[] ones = perRank(i -> 1);
        int[] places = perRank(i -> Integer.BYTES * i);
        var types = new Datatype[SIZE];
        Arrays.fill(types, MPI.INT);
        var none = new Datatype[0];
        WORLD.Alltoallw(
                MPI.IN_PLACE, 0, new int[0], new int[0], none, mine, 0, ones, places, types);
        assertArrayEquals(perRank(i -> i), mine);
    }

    @Test
    void mixtureBlocking() {
        mixture(CallMode.BLOCKING);
    }

    @Test
    void mixtureNonblocking() {
        mixture(CallMode.NONBLOCKING);
    }

    @Test
    void mixturePersistent() {
        mixture(CallMode.PERSISTENT);
    }

    @Test
    void intoColumnsBlocking() {
        intoColumns(CallMode.BLOCKING);
    }

    @Test
    void intoColumnsNonblocking() {
        intoColumns(CallMode.NONBLOCKING);
    }

    @Test
    void intoColumnsPersistent() {
        intoColumns(CallMode.PERSISTENT);
    }

    /**
     * Exchanges several types in one buffer. Both overloads get off-heap segments, since an array
     * has only one element type.
     */
    private static void mixture(CallMode way) {
        var s = ArrayAndSegment.of(Patterns.BYTE, LENGTH);
        var r = ArrayAndSegment.of(Patterns.BYTE, LENGTH);
        var r2 = ArrayAndSegment.of(Patterns.BYTE, LENGTH);
        int[] sent = perRank(rank -> count(RANK, rank));
        int[] received = perRank(rank -> count(rank, RANK));
        exchange(
                way,
                new Side(s.segment, s.segment, sent, DISPLS, types()),
                new Side(r.segment, r2.segment, received, DISPLS, types()),
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                    r2.clear();
                },
                round -> {
                    r.assertSegment(mixed(round));
                    r2.assertSegment(mixed(round));
                });
    }

    private static Object mixed(int round) {
        var expected = Patterns.BYTE.untouched(LENGTH);
        for (int rank = 0; rank < SIZE; rank++) {
            var all = Patterns.BYTE.filled(seed(round, rank, 0), LENGTH);
            int bytes = count(rank, RANK) * BYTES[(rank + RANK) % 3];
            System.arraycopy(all, DISPLS[RANK], expected, DISPLS[rank], bytes);
        }
        return expected;
    }

    private static Datatype[] types() {
        return IntStream.range(0, SIZE)
                .mapToObj(rank -> MIXTURE[(RANK + rank) % 3])
                .toArray(Datatype[]::new);
    }

    /**
     * Receives two numbers from each rank into a column of a matrix, by a vector datatype; elements
     * outside of these columns must not change.
     */
    private static void intoColumns(CallMode way) {
        var type = Patterns.INT;
        var column = Datatype.Vector(2, 1, SIZE + 1, MPI.INT);
        column.Commit();
        var s = ArrayAndSegment.of(type, 2 * SIZE + 1);
        var r = ArrayAndSegment.of(type, 2 * (SIZE + 1) + 2);
        int[] two = perRank(_ -> 2);
        int[] one = perRank(_ -> 1);
        int[] from = perRank(rank -> 4 * 2 * rank);
        int[] to = perRank(rank -> 4 * (SIZE - 1 - rank));
        var plain = new Datatype[SIZE];
        Arrays.fill(plain, MPI.INT);
        var columns = new Datatype[SIZE];
        Arrays.fill(columns, column);
        exchange(
                way,
                new Side(s.array, s.segment, two, from, plain),
                new Side(r.array, r.segment, one, to, columns),
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                },
                round -> {
                    var expected = type.untouched(2 * (SIZE + 1) + 2);
                    for (int rank = 0; rank < SIZE; rank++) {
                        var all = type.filled(seed(round, rank, 0), 2 * SIZE);
                        int at = SIZE - 1 - rank;
                        System.arraycopy(all, 2 * RANK, expected, at, 1);
                        System.arraycopy(all, 2 * RANK + 1, expected, at + SIZE + 1, 1);
                    }
                    r.assertSame(expected);
                });
        column.Free();
    }

    private static void exchange(
            CallMode way, Side s, Side r, IntConsumer fill, IntConsumer check) {
        var a = s.array;
        var b = r.array;
        var m = s.segment;
        var n = r.segment;
        way.run(
                WORLD,
                "Alltoallw",
                fill,
                check,
                () -> args(a, 0, s.c(), s.p(), s.t(), b, 0, r.c(), r.p(), r.t()),
                () -> args(m, s.lc(), s.lp(), s.t(), n, r.lc(), r.lp(), r.t()));
    }

    private static int[] perRank(IntUnaryOperator value) {
        return IntStream.range(0, SIZE).map(value).toArray();
    }
}
