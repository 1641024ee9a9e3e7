package panmpi.tests.cases.collective;

import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.function.BiConsumer;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/** Tests collective calls that move no elements, and others that move more than a megabyte. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class EmptyAndLongCase {
    private static final int LONG_BYTES = (1 << 20) + 40;

    private static void everyLength(BiConsumer<Patterns, Integer> test) {
        for (Patterns type : Patterns.values()) {
            test.accept(type, 0);
        }
        test.accept(Patterns.BYTE, LONG_BYTES);
        test.accept(Patterns.DOUBLE, LONG_BYTES / Double.BYTES);
    }

    @Test
    void broadcast() {
        everyLength(
                (type, n) -> {
                    var data = RANK == LAST ? type.filled(3, n + 1) : type.untouched(n + 1);
                    WORLD.Bcast(data, 1, n, type.datatype, LAST);
                    var expected = RANK == LAST ? type.filled(3, n + 1) : type.untouched(n + 1);
                    System.arraycopy(type.filled(3, n + 1), 1, expected, 1, n);
                    type.assertSame(expected, data);
                });
    }

    @Test
    void gatherAndScatter() {
        everyLength(
                (type, n) -> {
                    var d = type.datatype;
                    var all = RANK == LAST ? type.untouched(SIZE * n) : null;
                    WORLD.Gather(type.filled(RANK, n), 0, n, d, all, 0, n, d, LAST);
                    if (RANK == LAST) {
                        type.assertSame(each(type, n), all);
                    }
                    var mine = type.untouched(n);
                    WORLD.Scatter(all, 0, n, d, mine, 0, n, d, LAST);
                    type.assertSame(type.filled(RANK, n), mine);
                });
    }

    @Test
    void allgatherAndAlltoall() {
        everyLength(
                (type, n) -> {
                    var d = type.datatype;
                    var all = type.untouched(SIZE * n);
                    WORLD.Allgather(type.filled(RANK, n), 0, n, d, all, 0, n, d);
                    type.assertSame(each(type, n), all);
                    var got = type.untouched(SIZE * n);
                    WORLD.Alltoall(all, 0, n, d, got, 0, n, d);
                    for (int rank = 0; rank < SIZE; rank++) {
                        var part = type.untouched(n);
                        System.arraycopy(got, rank * n, part, 0, n);
                        type.assertSame(type.filled(RANK, n), part);
                    }
                });
    }

    /** Tests that reductions of zeros give zeros, for every type and length. */
    @Test
    void reductions() {
        everyLength(
                (type, n) -> {
                    var op = type == Patterns.BOOLEAN ? MPI.LAND : MPI.MAX;
                    var zeros = type.of(new long[n]);
                    var r = type.untouched(n);
                    WORLD.Allreduce(zeros, 0, r, 0, n, type.datatype, op);
                    type.assertSame(zeros, r);
                    var scanned = type.untouched(n);
                    WORLD.Scan(zeros, 0, scanned, 0, n, type.datatype, op);
                    type.assertSame(zeros, scanned);
                    var reduced = RANK == LAST ? type.untouched(n) : null;
                    WORLD.Reduce(zeros, 0, reduced, 0, n, type.datatype, op, LAST);
                    if (RANK == LAST) {
                        type.assertSame(zeros, reduced);
                    }
                });
    }

    private static Object each(Patterns type, int n) {
        var all = type.untouched(SIZE * n);
        for (int rank = 0; rank < SIZE; rank++) {
            System.arraycopy(type.filled(rank, n), 0, all, rank * n, n);
        }
        return all;
    }
}
