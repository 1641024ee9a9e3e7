package panmpi.tests.cases.collective;

import static panmpi.tests.support.CallMode.args;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.function.ObjIntConsumer;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Patterns;

/**
 * Tests collective calls with a root and equal parts: every root, every type, each call mode,
 * arrays and segments as buffers.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class RootedCase {
    private static final int COUNT = 3;
    private static final int ALL = SIZE * COUNT + 3;

    @Test
    void blocking() {
        everything(CallMode.BLOCKING);
    }

    @Test
    void nonblocking() {
        everything(CallMode.NONBLOCKING);
    }

    @Test
    void persistent() {
        forAll((type, root) -> bcast(CallMode.PERSISTENT, type, root));
    }

    @Test
    void persistentGather() {
        String bug = "MPI_Gather_init leaves out the root's own block, in C too";
        Lacks.assumeNot("MPICH 4.0", bug);
        Lacks.assumeNot("Intel", bug);
        forAll((type, root) -> gather(CallMode.PERSISTENT, type, root));
    }

    @Test
    void persistentScatter() {
        String bug = "a request of MPI_Scatter_init fails at the root, in C too";
        Lacks.assumeNot("MPICH 4.0", bug);
        Lacks.assumeNot("Intel", bug);
        forAll((type, root) -> scatter(CallMode.PERSISTENT, type, root));
    }

    private static void everything(CallMode way) {
        forAll((type, root) -> bcast(way, type, root));
        forAll((type, root) -> gather(way, type, root));
        forAll((type, root) -> scatter(way, type, root));
    }

    private static void forAll(ObjIntConsumer<Patterns> test) {
        for (Patterns type : Patterns.values()) {
            for (int root : ROOTS) {
                test.accept(type, root);
            }
        }
    }

    private static void bcast(CallMode way, Patterns type, int root) {
        var d = type.datatype;
        var b = ArrayAndSegment.of(type, COUNT + 3);
        way.run(
                WORLD,
                "Bcast",
                round -> {
                    b.clear();
                    if (RANK == root) {
                        b.set(placed(type, COUNT + 3, 2, round, 0));
                    }
                },
                round -> b.assertHolds(2, COUNT, round, 0),
                () -> args(b.array, 2, COUNT, d, root),
                () -> args(b.from(2), COUNT, d, root));
    }

    private static void gather(CallMode way, Patterns type, int root) {
        int n = COUNT;
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, n + 1);
        var r = ArrayAndSegment.where(RANK == root, type, ALL);
        var rd = r.datatype();
        way.run(
                WORLD,
                "Gather",
                round -> {
                    s.fill(10 * round + RANK);
                    r.clear();
                },
                round -> {
                    var expected = type.untouched(ALL);
                    for (int rank = 0; rank < SIZE; rank++) {
                        var sent = type.filled(10 * round + rank, n + 1);
                        System.arraycopy(sent, 1, expected, 2 + rank * n, n);
                    }
                    r.assertSame(expected);
                },
                () -> args(s.array, 1, n, d, r.array, 2, n, rd, root),
                () -> args(s.from(1), n, d, r.from(2), n, rd, root));
    }

    private static void scatter(CallMode way, Patterns type, int root) {
        int n = COUNT;
        var d = type.datatype;
        var s = ArrayAndSegment.where(RANK == root, type, ALL);
        var r = ArrayAndSegment.of(type, n + 2);
        var sd = s.datatype();
        way.run(
                WORLD,
                "Scatter",
                round -> {
                    s.fill(round);
                    r.clear();
                },
                round -> r.assertHolds(1, n, round, 2 + RANK * n),
                () -> args(s.array, 2, n, sd, r.array, 1, n, d, root),
                () -> args(s.from(2), n, sd, r.from(1), n, d, root));
    }

    private static Object placed(Patterns type, int length, int offset, int seed, int from) {
        var array = type.untouched(length);
        System.arraycopy(type.filled(seed, from + COUNT), from, array, offset, COUNT);
        return array;
    }
}
