package panmpi.tests.cases.topologies;

import static panmpi.tests.support.Blocks.count;
import static panmpi.tests.support.Blocks.seed;
import static panmpi.tests.support.CallMode.args;
import static panmpi.tests.support.World.RANK;

import java.util.function.BiConsumer;
import mpi.junit.MpiTest;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.Blocks;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.EachCallMode;
import panmpi.tests.support.Neighborhood;
import panmpi.tests.support.Patterns;

/**
 * Tests neighbourhood collectives that send blocks of different lengths, with gaps, out of order,
 * some empty.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class NeighborBlocksCase extends EachCallMode {
    @Override
    protected void everything(CallMode way) {
        forAll((near, type) -> allgatherv(way, near, type));
        forAll((near, type) -> alltoallv(way, near, type));
    }

    private static void forAll(BiConsumer<Neighborhood, Patterns> test) {
        Neighborhood.forAll(
                near -> {
                    for (Patterns type : Patterns.values()) {
                        test.accept(near, type);
                    }
                });
    }

    private static void allgatherv(CallMode way, Neighborhood near, Patterns type) {
        var comm = near.comm();
        var d = type.datatype;
        int n = count(RANK, 0);
        var b = new Blocks(near.in(), i -> count(near.sources()[i], 0));
        var s = ArrayAndSegment.of(type, n + 1);
        var r = ArrayAndSegment.of(type, b.length());
        way.run(
                comm,
                "Neighbor_allgatherv",
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                },
                round -> r.assertSame(b.placed(type, 1, i -> seed(round, near.sources()[i], 0))),
                () -> args(s.array, 0, n, d, r.array, 1, b.counts(), b.displs(), d),
                () -> args(s.segment, n, d, r.from(1), b.longCounts(), b.longDispls(), d));
    }

    private static void alltoallv(CallMode way, Neighborhood near, Patterns type) {
        var comm = near.comm();
        var d = type.datatype;
        var sb = new Blocks(near.out(), i -> count(RANK, near.destinations()[i]));
        var rb = new Blocks(near.in(), i -> count(near.sources()[i], RANK));
        var s = ArrayAndSegment.of(type, sb.length());
        var r = ArrayAndSegment.of(type, rb.length());
        way.run(
                comm,
                "Neighbor_alltoallv",
                round -> {
                    s.set(sb.placed(type, 2, i -> seed(round, RANK, near.destinations()[i])));
                    r.clear();
                },
                round ->
                        r.assertSame(rb.placed(type, 1, i -> seed(round, near.sources()[i], RANK))),
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
