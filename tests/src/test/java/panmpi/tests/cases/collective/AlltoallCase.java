package panmpi.tests.cases.collective;

import static panmpi.tests.support.Blocks.count;
import static panmpi.tests.support.Blocks.seed;
import static panmpi.tests.support.CallMode.args;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.junit.MpiTest;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.Blocks;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.EachCallMode;
import panmpi.tests.support.Patterns;

/**
 * Tests Alltoall of equal parts and Alltoallv of blocks, with different data for each pair of
 * ranks.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class AlltoallCase extends EachCallMode {
    private static final int N = 2;
    private static final int ALL = SIZE * N + 3;

    @Override
    protected void everything(CallMode way) {
        for (Patterns type : Patterns.values()) {
            alltoall(way, type);
            alltoallv(way, type);
        }
    }

    private static void alltoall(CallMode way, Patterns type) {
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, ALL);
        var r = ArrayAndSegment.of(type, ALL);
        way.run(
                WORLD,
                "Alltoall",
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                },
                round -> {
                    var expected = type.untouched(ALL);
                    for (int rank = 0; rank < SIZE; rank++) {
                        var sent = type.filled(seed(round, rank, 0), ALL);
                        System.arraycopy(sent, 1 + N * RANK, expected, 2 + N * rank, N);
                    }
                    r.assertSame(expected);
                },
                () -> args(s.array, 1, N, d, r.array, 2, N, d),
                () -> args(s.from(1), N, d, r.from(2), N, d));
    }

    private static void alltoallv(CallMode way, Patterns type) {
        var d = type.datatype;
        var sb = new Blocks(SIZE, rank -> count(RANK, rank));
        var rb = new Blocks(SIZE, rank -> count(rank, RANK));
        var s = ArrayAndSegment.of(type, sb.length());
        var r = ArrayAndSegment.of(type, rb.length());
        way.run(
                WORLD,
                "Alltoallv",
                round -> {
                    s.set(sb.placed(type, 2, rank -> seed(round, RANK, rank)));
                    r.clear();
                },
                round -> r.assertSame(rb.placed(type, 1, rank -> seed(round, rank, RANK))),
                () ->
                        args(
                                s.array,
                                2,
                                sb.counts(),
                                sb.displs(),
                                d,
                                r.array,
                                1,
                                rb.counts(),
                                rb.displs(),
                                d),
                () ->
                        args(
                                s.from(2),
                                sb.longCounts(),
                                sb.longDispls(),
                                d,
                                r.from(1),
                                rb.longCounts(),
                                rb.longDispls(),
                                d));
    }
}
