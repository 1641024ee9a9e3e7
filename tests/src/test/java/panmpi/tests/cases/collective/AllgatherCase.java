package panmpi.tests.cases.collective;

import static panmpi.tests.support.Blocks.count;
import static panmpi.tests.support.Blocks.seed;
import static panmpi.tests.support.CallMode.args;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.Datatype;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.Blocks;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.EachCallMode;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Patterns;

/**
 * Tests Allgather and Allgatherv of no elements, of equal parts, and of blocks of different
 * lengths.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class AllgatherCase extends EachCallMode {
    private static final int N = 2;
    private static final int ALL = SIZE * N + 3;

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

    @Override
    protected void everything(CallMode way) {
        way.run(WORLD, "Barrier", _ -> {}, _ -> {}, () -> args(), () -> args());
        for (Patterns type : Patterns.values()) {
            allgatherv(way, type);
        }
        if (way == CallMode.PERSISTENT && SIZE > 1 && Integer.bitCount(SIZE) == 1) {
            String bug = "MPI_Allgather_init takes what is sent once, on 2, 4, 8 ranks, in C too";
            Lacks.assumeNot("MPICH 4.0", bug);
            Lacks.assumeNot("Intel", bug);
        }
        for (Patterns type : Patterns.values()) {
            allgather(way, type);
        }
    }

    private static void allgather(CallMode way, Patterns type) {
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, N + 1);
        var r = ArrayAndSegment.of(type, ALL);
        way.run(
                WORLD,
                "Allgather",
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                },
                round -> {
                    var expected = type.untouched(ALL);
                    for (int rank = 0; rank < SIZE; rank++) {
                        var sent = type.filled(seed(round, rank, 0), N);
                        System.arraycopy(sent, 0, expected, 2 + N * rank, N);
                    }
                    r.assertSame(expected);
                },
                () -> args(s.array, 0, N, d, r.array, 2, N, d),
                () -> args(s.segment, N, d, r.from(2), N, d));
    }

    private static void allgatherv(CallMode way, Patterns type) {
        var d = type.datatype;
        int n = count(RANK, 0);
        var b = new Blocks(SIZE, rank -> count(rank, 0));
        var s = ArrayAndSegment.of(type, n + 1);
        var r = ArrayAndSegment.of(type, b.length());
        way.run(
                WORLD,
                "Allgatherv",
                round -> {
                    s.fill(seed(round, RANK, 0));
                    r.clear();
                },
                round -> r.assertSame(b.placed(type, 1, rank -> seed(round, rank, 0))),
                () -> args(s.array, 0, n, d, r.array, 1, b.counts(), b.displs(), d),
                () -> args(s.segment, n, d, r.from(1), b.longCounts(), b.longDispls(), d));
    }
}
