package panmpi.tests.cases.reductions;

import static panmpi.tests.World.LAST;
import static panmpi.tests.World.RANK;
import static panmpi.tests.World.SIZE;
import static panmpi.tests.World.WORLD;

import java.util.List;
import mpi.MPI;
import mpi.Op;
import org.junit.jupiter.api.Test;
import panmpi.tests.Lacks;
import panmpi.tests.Np;
import panmpi.tests.Patterns;
import panmpi.tests.Twin;
import panmpi.tests.Way;

/** Reductions to a root, to all, and of the ranks before: every type, each way, both forms. */
@Np(3)
final class ReductionWaysCase {
    private static final int N = 4;

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
        Lacks.assumeHas("MPI_Reduce_init", "MPI_Allreduce_init");
        Lacks.assumeHas("MPI_Scan_init", "MPI_Exscan_init");
        everything(Way.PERSISTENT);
    }

    private static void everything(Way way) {
        for (Patterns type : Patterns.values()) {
            var op = type == Patterns.BOOLEAN ? MPI.LOR : MPI.SUM;
            for (int root = 0; root < SIZE; root++) {
                reduce(way, type, op, root);
            }
            allreduce(way, type, op);
            scan(way, type, op);
            exscan(way, type, op);
        }
    }

    private static void reduce(Way way, Patterns type, Op op, int root) {
        var d = type.datatype;
        var s = Twin.of(type, N + 2);
        var r = Twin.where(RANK == root, type, N + 3);
        way.run(
                round -> fill(type, s, r, round),
                () -> {
                    WORLD.Reduce(s.array, 1, r.array, 2, N, d, op, root);
                    WORLD.Reduce(s.from(1), r.from(2), N, d, op, root);
                },
                () ->
                        List.of(
                                WORLD.Ireduce(s.array, 1, r.array, 2, N, d, op, root),
                                WORLD.Ireduce(s.from(1), r.from(2), N, d, op, root)),
                () ->
                        List.of(
                                WORLD.Reduce_init(s.array, 1, r.array, 2, N, d, op, root, null),
                                WORLD.Reduce_init(s.from(1), r.from(2), N, d, op, root, null)),
                round -> r.assertSame(reduced(type, round, LAST)));
    }

    private static void allreduce(Way way, Patterns type, Op op) {
        var d = type.datatype;
        var s = Twin.of(type, N + 2);
        var r = Twin.of(type, N + 3);
        way.run(
                round -> fill(type, s, r, round),
                () -> {
                    WORLD.Allreduce(s.array, 1, r.array, 2, N, d, op);
                    WORLD.Allreduce(s.from(1), r.from(2), N, d, op);
                },
                () ->
                        List.of(
                                WORLD.Iallreduce(s.array, 1, r.array, 2, N, d, op),
                                WORLD.Iallreduce(s.from(1), r.from(2), N, d, op)),
                () ->
                        List.of(
                                WORLD.Allreduce_init(s.array, 1, r.array, 2, N, d, op, null),
                                WORLD.Allreduce_init(s.from(1), r.from(2), N, d, op, null)),
                round -> r.assertSame(reduced(type, round, LAST)));
    }

    private static void scan(Way way, Patterns type, Op op) {
        var d = type.datatype;
        var s = Twin.of(type, N + 2);
        var r = Twin.of(type, N + 3);
        way.run(
                round -> fill(type, s, r, round),
                () -> {
                    WORLD.Scan(s.array, 1, r.array, 2, N, d, op);
                    WORLD.Scan(s.from(1), r.from(2), N, d, op);
                },
                () ->
                        List.of(
                                WORLD.Iscan(s.array, 1, r.array, 2, N, d, op),
                                WORLD.Iscan(s.from(1), r.from(2), N, d, op)),
                () ->
                        List.of(
                                WORLD.Scan_init(s.array, 1, r.array, 2, N, d, op, null),
                                WORLD.Scan_init(s.from(1), r.from(2), N, d, op, null)),
                round -> r.assertSame(reduced(type, round, RANK)));
    }

    /** On the first rank the result is undefined: MPI may write there or not. */
    private static void exscan(Way way, Patterns type, Op op) {
        var d = type.datatype;
        var s = Twin.of(type, N + 2);
        var r = Twin.of(type, N + 3);
        way.run(
                round -> fill(type, s, r, round),
                () -> {
                    WORLD.Exscan(s.array, 1, r.array, 2, N, d, op);
                    WORLD.Exscan(s.from(1), r.from(2), N, d, op);
                },
                () ->
                        List.of(
                                WORLD.Iexscan(s.array, 1, r.array, 2, N, d, op),
                                WORLD.Iexscan(s.from(1), r.from(2), N, d, op)),
                () ->
                        List.of(
                                WORLD.Exscan_init(s.array, 1, r.array, 2, N, d, op, null),
                                WORLD.Exscan_init(s.from(1), r.from(2), N, d, op, null)),
                round -> {
                    if (RANK > 0) {
                        r.assertSame(reduced(type, round, RANK - 1));
                    }
                });
    }

    private static void fill(Patterns type, Twin sent, Twin received, int round) {
        var values = type.untouched(N + 2);
        System.arraycopy(type.of(numbers(type, round, RANK)), 0, values, 1, N);
        sent.set(values);
        received.clear();
    }

    private static long[] numbers(Patterns type, int round, int rank) {
        long[] numbers = new long[N];
        for (int i = 0; i < N; i++) {
            long number = (rank * 5L + i * 3L + round) % 7;
            numbers[i] = type == Patterns.BOOLEAN ? number % 3 / 2 : number;
        }
        return numbers;
    }

    private static Object reduced(Patterns type, int round, int last) {
        long[] sums = new long[N];
        for (int rank = 0; rank <= last; rank++) {
            var numbers = numbers(type, round, rank);
            for (int i = 0; i < N; i++) {
                long sum = sums[i] + numbers[i];
                sums[i] = type == Patterns.BOOLEAN ? Math.min(sum, 1) : sum;
            }
        }
        var expected = type.untouched(N + 3);
        System.arraycopy(type.of(sums), 0, expected, 2, N);
        return expected;
    }
}
