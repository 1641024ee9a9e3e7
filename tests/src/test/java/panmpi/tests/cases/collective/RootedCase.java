package panmpi.tests.cases.collective;

import static panmpi.tests.World.RANK;
import static panmpi.tests.World.SIZE;
import static panmpi.tests.World.WORLD;

import java.util.List;
import java.util.function.ObjIntConsumer;
import mpi.MPI;
import org.junit.jupiter.api.Test;
import panmpi.tests.Lacks;
import panmpi.tests.Np;
import panmpi.tests.Patterns;
import panmpi.tests.Twin;
import panmpi.tests.Way;

/** Collectives with a root, of equal parts: every root, every type, each way, both forms. */
@Np(3)
final class RootedCase {
    private static final int COUNT = 3;
    private static final int ALL = SIZE * COUNT + 3;

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
        Lacks.assumeHas("MPI_Bcast_init");
        forAll((type, root) -> bcast(Way.PERSISTENT, type, root));
    }

    @Test
    void persistentGather() {
        Lacks.assumeHas("MPI_Gather_init");
        String bug = "MPI_Gather_init leaves out the root's own block, in C too";
        Lacks.assumeNot("MPICH 4.0", bug);
        Lacks.assumeNot("Intel", bug);
        forAll((type, root) -> gather(Way.PERSISTENT, type, root));
    }

    @Test
    void persistentScatter() {
        Lacks.assumeHas("MPI_Scatter_init");
        String bug = "a request of MPI_Scatter_init fails at the root, in C too";
        Lacks.assumeNot("MPICH 4.0", bug);
        Lacks.assumeNot("Intel", bug);
        forAll((type, root) -> scatter(Way.PERSISTENT, type, root));
    }

    private static void everything(Way way) {
        forAll((type, root) -> bcast(way, type, root));
        forAll((type, root) -> gather(way, type, root));
        forAll((type, root) -> scatter(way, type, root));
    }

    private static void forAll(ObjIntConsumer<Patterns> test) {
        for (Patterns type : Patterns.values()) {
            for (int root = 0; root < SIZE; root++) {
                test.accept(type, root);
            }
        }
    }

    private static void bcast(Way way, Patterns type, int root) {
        var d = type.datatype;
        var b = Twin.of(type, COUNT + 3);
        way.run(
                round -> {
                    b.clear();
                    if (RANK == root) {
                        b.set(placed(type, COUNT + 3, 2, round, 0));
                    }
                },
                () -> {
                    WORLD.Bcast(b.array, 2, COUNT, d, root);
                    WORLD.Bcast(b.from(2), COUNT, d, root);
                },
                () ->
                        List.of(
                                WORLD.Ibcast(b.array, 2, COUNT, d, root),
                                WORLD.Ibcast(b.from(2), COUNT, d, root)),
                () ->
                        List.of(
                                WORLD.Bcast_init(b.array, 2, COUNT, d, root, MPI.INFO_NULL),
                                WORLD.Bcast_init(b.from(2), COUNT, d, root, null)),
                round -> b.assertHolds(2, COUNT, round, 0));
    }

    private static void gather(Way way, Patterns type, int root) {
        int n = COUNT;
        var d = type.datatype;
        var s = Twin.of(type, n + 1);
        var r = Twin.where(RANK == root, type, ALL);
        var rd = r.datatype();
        way.run(
                round -> {
                    s.fill(10 * round + RANK);
                    r.clear();
                },
                () -> {
                    WORLD.Gather(s.array, 1, n, d, r.array, 2, n, rd, root);
                    WORLD.Gather(s.from(1), n, d, r.from(2), n, rd, root);
                },
                () ->
                        List.of(
                                WORLD.Igather(s.array, 1, n, d, r.array, 2, n, rd, root),
                                WORLD.Igather(s.from(1), n, d, r.from(2), n, rd, root)),
                () ->
                        List.of(
                                WORLD.Gather_init(s.array, 1, n, d, r.array, 2, n, rd, root, null),
                                WORLD.Gather_init(s.from(1), n, d, r.from(2), n, rd, root, null)),
                round -> {
                    var expected = type.untouched(ALL);
                    for (int rank = 0; rank < SIZE; rank++) {
                        var sent = type.filled(10 * round + rank, n + 1);
                        System.arraycopy(sent, 1, expected, 2 + rank * n, n);
                    }
                    r.assertSame(expected);
                });
    }

    private static void scatter(Way way, Patterns type, int root) {
        int n = COUNT;
        var d = type.datatype;
        var s = Twin.where(RANK == root, type, ALL);
        var r = Twin.of(type, n + 2);
        var sd = s.datatype();
        way.run(
                round -> {
                    s.fill(round);
                    r.clear();
                },
                () -> {
                    WORLD.Scatter(s.array, 2, n, sd, r.array, 1, n, d, root);
                    WORLD.Scatter(s.from(2), n, sd, r.from(1), n, d, root);
                },
                () ->
                        List.of(
                                WORLD.Iscatter(s.array, 2, n, sd, r.array, 1, n, d, root),
                                WORLD.Iscatter(s.from(2), n, sd, r.from(1), n, d, root)),
                () ->
                        List.of(
                                WORLD.Scatter_init(s.array, 2, n, sd, r.array, 1, n, d, root, null),
                                WORLD.Scatter_init(s.from(2), n, sd, r.from(1), n, d, root, null)),
                round -> r.assertHolds(1, n, round, 2 + RANK * n));
    }

    private static Object placed(Patterns type, int length, int offset, int seed, int from) {
        var array = type.untouched(length);
        System.arraycopy(type.filled(seed, from + COUNT), from, array, offset, COUNT);
        return array;
    }
}
