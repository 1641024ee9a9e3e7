package panmpi.tests.cases.collective;

import static panmpi.tests.support.Blocks.count;
import static panmpi.tests.support.Blocks.seed;
import static panmpi.tests.support.CallMode.args;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.Datatype;
import mpi.junit.MpiTest;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.Blocks;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.EachCallMode;
import panmpi.tests.support.Patterns;

/**
 * Tests Gatherv and Scatterv: blocks of different lengths, with gaps, out of order, some empty. All
 * ranks but the root pass null for what only the root needs, also for arrays of counts and
 * displacements.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class RootedBlocksCase extends EachCallMode {
    @Override
    protected void everything(CallMode way) {
        for (Patterns type : Patterns.values()) {
            for (int root : ROOTS) {
                gatherv(way, type, root);
                scatterv(way, type, root);
            }
        }
    }

    private static void gatherv(CallMode way, Patterns type, int root) {
        var blocks = new Blocks(SIZE, rank -> count(rank, root));
        var isRoot = RANK == root;
        var b = isRoot ? blocks : Blocks.NONE;
        var d = type.datatype;
        var rd = isRoot ? d : null;
        int n = count(RANK, root);
        var s = ArrayAndSegment.of(type, n + 1);
        var r = ArrayAndSegment.where(isRoot, type, blocks.length());
        way.run(
                WORLD,
                "Gatherv",
                round -> {
                    s.fill(seed(round, RANK, root));
                    r.clear();
                },
                round -> r.assertSame(blocks.placed(type, 0, rank -> seed(round, rank, root))),
                () -> args(s.array, 0, n, d, r.array, 0, b.counts(), b.displs(), rd, root),
                () -> args(s.segment, n, d, r.segment, b.longCounts(), b.longDispls(), rd, root));
    }

    private static void scatterv(CallMode way, Patterns type, int root) {
        var blocks = new Blocks(SIZE, rank -> count(root, rank));
        var isRoot = RANK == root;
        var b = isRoot ? blocks : Blocks.NONE;
        var d = type.datatype;
        Datatype sd = isRoot ? d : null;
        int n = count(root, RANK);
        var s = ArrayAndSegment.where(isRoot, type, blocks.length());
        var r = ArrayAndSegment.of(type, n + 2);
        way.run(
                WORLD,
                "Scatterv",
                round -> {
                    s.set(blocks.placed(type, 0, rank -> seed(round, root, rank)));
                    r.clear();
                },
                round -> r.assertHolds(1, n, seed(round, root, RANK), 0),
                () -> args(s.array, 0, b.counts(), b.displs(), sd, r.array, 1, n, d, root),
                () -> args(s.segment, b.longCounts(), b.longDispls(), sd, r.from(1), n, d, root));
    }
}
