package panmpi.tests.cases.topologies;

import static panmpi.tests.Blocks.count;
import static panmpi.tests.Blocks.seed;
import static panmpi.tests.World.RANK;

import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import panmpi.tests.Blocks;
import panmpi.tests.Lacks;
import panmpi.tests.Neighborhood;
import panmpi.tests.Np;
import panmpi.tests.Patterns;
import panmpi.tests.Twin;
import panmpi.tests.Way;

/** Blocks of their own length between neighbours: with gaps, out of order, some empty. */
@Np(3)
final class NeighborBlocksCase {
    @Test
    void blocking() {
        everything(Way.BLOCKING);
    }

    @Test
    void nonblocking() {
        everything(Way.NONBLOCKING);
    }

    @Test
    void persistent() {
        Lacks.assumeHas("MPI_Neighbor_allgatherv_init", "MPI_Neighbor_alltoallv_init");
        everything(Way.PERSISTENT);
    }

    private static void everything(Way way) {
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

    private static void allgatherv(Way way, Neighborhood near, Patterns type) {
        var comm = near.comm();
        var d = type.datatype;
        int n = count(RANK, 0);
        var b = new Blocks(near.in(), i -> count(near.sources()[i], 0));
        var s = Twin.of(type, n + 1);
        var r = Twin.of(type, b.length());
        way.run(
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                },
                () -> {
                    comm.Neighbor_allgatherv(
                            s.array, 0, n, d, r.array, 1, b.counts(), b.displs(), d);
                    comm.Neighbor_allgatherv(
                            s.segment, n, d, r.from(1), b.longCounts(), b.longDispls(), d);
                },
                () ->
                        List.of(
                                comm.Ineighbor_allgatherv(
                                        s.array, 0, n, d, r.array, 1, b.counts(), b.displs(), d),
                                comm.Ineighbor_allgatherv(
                                        s.segment,
                                        n,
                                        d,
                                        r.from(1),
                                        b.longCounts(),
                                        b.longDispls(),
                                        d)),
                () ->
                        List.of(
                                comm.Neighbor_allgatherv_init(
                                        s.array,
                                        0,
                                        n,
                                        d,
                                        r.array,
                                        1,
                                        b.counts(),
                                        b.displs(),
                                        d,
                                        null),
                                comm.Neighbor_allgatherv_init(
                                        s.segment,
                                        n,
                                        d,
                                        r.from(1),
                                        b.longCounts(),
                                        b.longDispls(),
                                        d,
                                        null)),
                round -> r.assertSame(b.placed(type, 1, i -> seed(round, near.sources()[i], 0))));
    }

    private static void alltoallv(Way way, Neighborhood near, Patterns type) {
        var comm = near.comm();
        var d = type.datatype;
        var sb = new Blocks(near.out(), i -> count(RANK, near.destinations()[i]));
        var rb = new Blocks(near.in(), i -> count(near.sources()[i], RANK));
        var s = Twin.of(type, sb.length());
        var r = Twin.of(type, rb.length());
        way.run(
                round -> {
                    s.set(sb.placed(type, 2, i -> seed(round, RANK, near.destinations()[i])));
                    r.clear();
                },
                () -> {
                    comm.Neighbor_alltoallv(
                            s.array,
                            2,
                            sb.counts(),
                            sb.displs(),
                            d,
                            r.array,
                            1,
                            rb.counts(),
                            rb.displs(),
                            d);
                    comm.Neighbor_alltoallv(
                            s.from(2),
                            sb.longCounts(),
                            sb.longDispls(),
                            d,
                            r.from(1),
                            rb.longCounts(),
                            rb.longDispls(),
                            d);
                },
                () ->
                        List.of(
                                comm.Ineighbor_alltoallv(
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
                                comm.Ineighbor_alltoallv(
                                        s.from(2),
                                        sb.longCounts(),
                                        sb.longDispls(),
                                        d,
                                        r.from(1),
                                        rb.longCounts(),
                                        rb.longDispls(),
                                        d)),
                () ->
                        List.of(
                                comm.Neighbor_alltoallv_init(
                                        s.array,
                                        2,
                                        sb.counts(),
                                        sb.displs(),
                                        d,
                                        r.array,
                                        1,
                                        rb.counts(),
                                        rb.displs(),
                                        d,
                                        null),
                                comm.Neighbor_alltoallv_init(
                                        s.from(2),
                                        sb.longCounts(),
                                        sb.longDispls(),
                                        d,
                                        r.from(1),
                                        rb.longCounts(),
                                        rb.longDispls(),
                                        d,
                                        null)),
                round ->
                        r.assertSame(
                                rb.placed(type, 1, i -> seed(round, near.sources()[i], RANK))));
    }
}
