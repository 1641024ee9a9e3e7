package panmpi.tests.cases.collective;

import static panmpi.tests.Blocks.count;
import static panmpi.tests.Blocks.seed;
import static panmpi.tests.World.RANK;
import static panmpi.tests.World.SIZE;
import static panmpi.tests.World.WORLD;

import java.util.List;
import mpi.Datatype;
import org.junit.jupiter.api.Test;
import panmpi.tests.Blocks;
import panmpi.tests.Lacks;
import panmpi.tests.Np;
import panmpi.tests.Patterns;
import panmpi.tests.Twin;
import panmpi.tests.Way;

/**
 * Collectives with a root, of blocks of their own length: with gaps, out of order, some empty. All
 * but the root leave out what only the root has, the arrays of counts and displacements too.
 */
@Np(3)
final class RootedBlocksCase {
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
        Lacks.assumeHas("MPI_Gatherv_init", "MPI_Scatterv_init");
        everything(Way.PERSISTENT);
    }

    private static void everything(Way way) {
        for (Patterns type : Patterns.values()) {
            for (int root = 0; root < SIZE; root++) {
                gatherv(way, type, root);
                scatterv(way, type, root);
            }
        }
    }

    private static void gatherv(Way way, Patterns type, int root) {
        var blocks = new Blocks(SIZE, rank -> count(rank, root));
        var isRoot = RANK == root;
        var b = isRoot ? blocks : Blocks.NONE;
        var d = type.datatype;
        var rd = isRoot ? d : null;
        int n = count(RANK, root);
        var s = Twin.of(type, n + 1);
        var r = Twin.where(isRoot, type, blocks.length());
        way.run(
                round -> {
                    s.fill(seed(round, RANK, root));
                    r.clear();
                },
                () -> {
                    WORLD.Gatherv(s.array, 0, n, d, r.array, 0, b.counts(), b.displs(), rd, root);
                    WORLD.Gatherv(
                            s.segment, n, d, r.segment, b.longCounts(), b.longDispls(), rd, root);
                },
                () ->
                        List.of(
                                WORLD.Igatherv(
                                        s.array,
                                        0,
                                        n,
                                        d,
                                        r.array,
                                        0,
                                        b.counts(),
                                        b.displs(),
                                        rd,
                                        root),
                                WORLD.Igatherv(
                                        s.segment,
                                        n,
                                        d,
                                        r.segment,
                                        b.longCounts(),
                                        b.longDispls(),
                                        rd,
                                        root)),
                () ->
                        List.of(
                                WORLD.Gatherv_init(
                                        s.array,
                                        0,
                                        n,
                                        d,
                                        r.array,
                                        0,
                                        b.counts(),
                                        b.displs(),
                                        rd,
                                        root,
                                        null),
                                WORLD.Gatherv_init(
                                        s.segment,
                                        n,
                                        d,
                                        r.segment,
                                        b.longCounts(),
                                        b.longDispls(),
                                        rd,
                                        root,
                                        null)),
                round -> r.assertSame(blocks.placed(type, 0, rank -> seed(round, rank, root))));
    }

    private static void scatterv(Way way, Patterns type, int root) {
        var blocks = new Blocks(SIZE, rank -> count(root, rank));
        var isRoot = RANK == root;
        var b = isRoot ? blocks : Blocks.NONE;
        var d = type.datatype;
        Datatype sd = isRoot ? d : null;
        int n = count(root, RANK);
        var s = Twin.where(isRoot, type, blocks.length());
        var r = Twin.of(type, n + 2);
        way.run(
                round -> {
                    s.set(blocks.placed(type, 0, rank -> seed(round, root, rank)));
                    r.clear();
                },
                () -> {
                    WORLD.Scatterv(s.array, 0, b.counts(), b.displs(), sd, r.array, 1, n, d, root);
                    WORLD.Scatterv(
                            s.segment, b.longCounts(), b.longDispls(), sd, r.from(1), n, d, root);
                },
                () ->
                        List.of(
                                WORLD.Iscatterv(
                                        s.array,
                                        0,
                                        b.counts(),
                                        b.displs(),
                                        sd,
                                        r.array,
                                        1,
                                        n,
                                        d,
                                        root),
                                WORLD.Iscatterv(
                                        s.segment,
                                        b.longCounts(),
                                        b.longDispls(),
                                        sd,
                                        r.from(1),
                                        n,
                                        d,
                                        root)),
                () ->
                        List.of(
                                WORLD.Scatterv_init(
                                        s.array,
                                        0,
                                        b.counts(),
                                        b.displs(),
                                        sd,
                                        r.array,
                                        1,
                                        n,
                                        d,
                                        root,
                                        null),
                                WORLD.Scatterv_init(
                                        s.segment,
                                        b.longCounts(),
                                        b.longDispls(),
                                        sd,
                                        r.from(1),
                                        n,
                                        d,
                                        root,
                                        null)),
                round -> r.assertHolds(1, n, seed(round, root, RANK), 0));
    }
}
