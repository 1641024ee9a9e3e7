package panmpi.tests.cases.reductions;

import static panmpi.tests.support.CallMode.args;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.Op;
import mpi.junit.MpiTest;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.EachCallMode;
import panmpi.tests.support.Patterns;

/**
 * Tests Reduce, Allreduce, Scan and Exscan with every element type, in blocking, nonblocking and
 * persistent calls, on arrays and on off-heap memory.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class ReductionWaysCase extends EachCallMode {
    private static final int N = 4;

    @Override
    protected void everything(CallMode way) {
        for (Patterns type : Patterns.values()) {
            var op = type == Patterns.BOOLEAN ? MPI.LOR : MPI.SUM;
            for (int root : ROOTS) {
                reduce(way, type, op, root);
            }
            allreduce(way, type, op);
            scan(way, type, op);
            exscan(way, type, op);
        }
    }

    private static void reduce(CallMode way, Patterns type, Op op, int root) {
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, N + 2);
        var r = ArrayAndSegment.where(RANK == root, type, N + 3);
        way.run(
                WORLD,
                "Reduce",
                round -> fill(type, s, r, round),
                round -> r.assertSame(reduced(type, round, LAST)),
                () -> args(s.array, 1, r.array, 2, N, d, op, root),
                () -> args(s.from(1), r.from(2), N, d, op, root));
    }

    private static void allreduce(CallMode way, Patterns type, Op op) {
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, N + 2);
        var r = ArrayAndSegment.of(type, N + 3);
        way.run(
                WORLD,
                "Allreduce",
                round -> fill(type, s, r, round),
                round -> r.assertSame(reduced(type, round, LAST)),
                () -> args(s.array, 1, r.array, 2, N, d, op),
                () -> args(s.from(1), r.from(2), N, d, op));
    }

    private static void scan(CallMode way, Patterns type, Op op) {
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, N + 2);
        var r = ArrayAndSegment.of(type, N + 3);
        way.run(
                WORLD,
                "Scan",
                round -> fill(type, s, r, round),
                round -> r.assertSame(reduced(type, round, RANK)),
                () -> args(s.array, 1, r.array, 2, N, d, op),
                () -> args(s.from(1), r.from(2), N, d, op));
    }

    /** Tests Exscan, whose result on the first rank is undefined: MPI may write there or not. */
    private static void exscan(CallMode way, Patterns type, Op op) {
        var d = type.datatype;
        var s = ArrayAndSegment.of(type, N + 2);
        var r = ArrayAndSegment.of(type, N + 3);
        way.run(
                WORLD,
                "Exscan",
                round -> fill(type, s, r, round),
                round -> {
                    if (RANK > 0) {
                        r.assertSame(reduced(type, round, RANK - 1));
                    }
                },
                () -> args(s.array, 1, r.array, 2, N, d, op),
                () -> args(s.from(1), r.from(2), N, d, op));
    }

    private static void fill(
            Patterns type, ArrayAndSegment sent, ArrayAndSegment received, int round) {
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
