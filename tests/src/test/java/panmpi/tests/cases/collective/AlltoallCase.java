package panmpi.tests.cases.collective;

import static panmpi.tests.Blocks.count;
import static panmpi.tests.Blocks.seed;
import static panmpi.tests.World.RANK;
import static panmpi.tests.World.SIZE;
import static panmpi.tests.World.WORLD;

import java.util.List;
import org.junit.jupiter.api.Test;
import panmpi.tests.Blocks;
import panmpi.tests.Lacks;
import panmpi.tests.Np;
import panmpi.tests.Patterns;
import panmpi.tests.Twin;
import panmpi.tests.Way;

/** Every rank has something else for every rank: equal parts, and blocks. */
@Np(3)
final class AlltoallCase {
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
        Lacks.assumeHas("MPI_Alltoall_init", "MPI_Alltoallv_init");
        everything(Way.PERSISTENT);
    }

    private static void everything(Way way) {
        for (Patterns type : Patterns.values()) {
            alltoall(way, type);
            alltoallv(way, type);
        }
    }

    private static void alltoall(Way way, Patterns type) {
        var d = type.datatype;
        var s = Twin.of(type, ALL);
        var r = Twin.of(type, ALL);
        way.run(
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                },
                () -> {
                    WORLD.Alltoall(s.array, 1, N, d, r.array, 2, N, d);
                    WORLD.Alltoall(s.from(1), N, d, r.from(2), N, d);
                },
                () ->
                        List.of(
                                WORLD.Ialltoall(s.array, 1, N, d, r.array, 2, N, d),
                                WORLD.Ialltoall(s.from(1), N, d, r.from(2), N, d)),
                () ->
                        List.of(
                                WORLD.Alltoall_init(s.array, 1, N, d, r.array, 2, N, d, null),
                                WORLD.Alltoall_init(s.from(1), N, d, r.from(2), N, d, null)),
                round -> {
                    var expected = type.untouched(ALL);
                    for (int rank = 0; rank < SIZE; rank++) {
                        var sent = type.filled(seed(round, rank, 0), ALL);
                        System.arraycopy(sent, 1 + N * RANK, expected, 2 + N * rank, N);
                    }
                    r.assertSame(expected);
                });
    }

    private static void alltoallv(Way way, Patterns type) {
        var d = type.datatype;
        var sb = new Blocks(SIZE, rank -> count(RANK, rank));
        var rb = new Blocks(SIZE, rank -> count(rank, RANK));
        var s = Twin.of(type, sb.length());
        var r = Twin.of(type, rb.length());
        way.run(
                round -> {
                    s.set(sb.placed(type, 2, rank -> seed(round, RANK, rank)));
                    r.clear();
                },
                () -> {
                    WORLD.Alltoallv(
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
                    WORLD.Alltoallv(
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
                                WORLD.Ialltoallv(
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
                                WORLD.Ialltoallv(
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
                                WORLD.Alltoallv_init(
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
                                WORLD.Alltoallv_init(
                                        s.from(2),
                                        sb.longCounts(),
                                        sb.longDispls(),
                                        d,
                                        r.from(1),
                                        rb.longCounts(),
                                        rb.longDispls(),
                                        d,
                                        null)),
                round -> r.assertSame(rb.placed(type, 1, rank -> seed(round, rank, RANK))));
    }
}
