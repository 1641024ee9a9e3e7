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

/** What every rank has comes to every rank: nothing, equal parts, and blocks. */
@Np(3)
final class AllgatherCase {
    private static final int N = 2;
    private static final int ALL = SIZE * N + 3;

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
        Lacks.assumeHas("MPI_Barrier_init", "MPI_Allgather_init", "MPI_Allgatherv_init");
        everything(Way.PERSISTENT);
    }

    @Test
    void rowsOfContiguousElements() {
        Lacks.assumeNot("Intel", "MPI_Allgather from 5 doubles to one type of 5 crashes, in C too");
        int columns = 5;
        var type = Patterns.DOUBLE;
        var row = Datatype.Contiguous(columns, type.datatype);
        row.Commit();
        var all = type.untouched(SIZE * columns);
        var sent = type.filled(RANK, columns);
        WORLD.Allgather(sent, 0, columns, type.datatype, all, 0, 1, row);
        var expected = type.untouched(SIZE * columns);
        for (int rank = 0; rank < SIZE; rank++) {
            System.arraycopy(type.filled(rank, columns), 0, expected, rank * columns, columns);
        }
        type.assertSame(expected, all);
        row.Free();
    }

    private static void everything(Way way) {
        way.run(
                _ -> {},
                WORLD::Barrier,
                () -> List.of(WORLD.Ibarrier(), WORLD.Ibarrier()),
                () -> List.of(WORLD.Barrier_init(null)),
                _ -> {});
        for (Patterns type : Patterns.values()) {
            allgather(way, type);
            allgatherv(way, type);
        }
    }

    private static void allgather(Way way, Patterns type) {
        var d = type.datatype;
        var s = Twin.of(type, N + 1);
        var r = Twin.of(type, ALL);
        way.run(
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                },
                () -> {
                    WORLD.Allgather(s.array, 0, N, d, r.array, 2, N, d);
                    WORLD.Allgather(s.segment, N, d, r.from(2), N, d);
                },
                () ->
                        List.of(
                                WORLD.Iallgather(s.array, 0, N, d, r.array, 2, N, d),
                                WORLD.Iallgather(s.segment, N, d, r.from(2), N, d)),
                () ->
                        List.of(
                                WORLD.Allgather_init(s.array, 0, N, d, r.array, 2, N, d, null),
                                WORLD.Allgather_init(s.segment, N, d, r.from(2), N, d, null)),
                round -> {
                    var expected = type.untouched(ALL);
                    for (int rank = 0; rank < SIZE; rank++) {
                        var sent = type.filled(seed(round, rank, 0), N);
                        System.arraycopy(sent, 0, expected, 2 + N * rank, N);
                    }
                    r.assertSame(expected);
                });
    }

    private static void allgatherv(Way way, Patterns type) {
        var d = type.datatype;
        int n = count(RANK, 0);
        var b = new Blocks(SIZE, rank -> count(rank, 0));
        var s = Twin.of(type, n + 1);
        var r = Twin.of(type, b.length());
        way.run(
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                },
                () -> {
                    WORLD.Allgatherv(s.array, 0, n, d, r.array, 1, b.counts(), b.displs(), d);
                    WORLD.Allgatherv(s.segment, n, d, r.from(1), b.longCounts(), b.longDispls(), d);
                },
                () ->
                        List.of(
                                WORLD.Iallgatherv(
                                        s.array, 0, n, d, r.array, 1, b.counts(), b.displs(), d),
                                WORLD.Iallgatherv(
                                        s.segment,
                                        n,
                                        d,
                                        r.from(1),
                                        b.longCounts(),
                                        b.longDispls(),
                                        d)),
                () ->
                        List.of(
                                WORLD.Allgatherv_init(
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
                                WORLD.Allgatherv_init(
                                        s.segment,
                                        n,
                                        d,
                                        r.from(1),
                                        b.longCounts(),
                                        b.longDispls(),
                                        d,
                                        null)),
                round -> r.assertSame(b.placed(type, 1, rank -> seed(round, rank, 0))));
    }
}
