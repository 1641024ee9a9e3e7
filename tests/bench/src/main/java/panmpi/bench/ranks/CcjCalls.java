package panmpi.bench.ranks;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColMember;
import mpi.ccj.Reduction;

/**
 * The benchmarks of {@link ObjectCalls}, written with the operations of CCJ, a library for
 * collective communication in Java.
 */
final class CcjCalls implements Benchmarks {
    private final ColMember member;
    private final ColGroup group;
    private final int rank;
    private final int ranks;

    CcjCalls(ColMember member, ColGroup group) throws CCJException {
        this.member = member;
        this.group = group;
        rank = group.getRank(member);
        ranks = group.size();
    }

    /** A call of CCJ, repeated as often as the driver asks. */
    private interface Round {
        Object run() throws CCJException;
    }

    @Override
    public Map<String, Benchmark> all() {
        Map<String, Benchmark> benchmarks = new TreeMap<>();
        benchmarks.putAll(of(ObjectCalls.ARRAY, 1));
        benchmarks.putAll(of(ObjectCalls.MATRIX, Shape.ROWS.arrays(ObjectCalls.INTS)));
        return benchmarks;
    }

    private Map<String, Benchmark> of(String shape, int rows) {
        int[][] all = MessageContents.ints(ranks * rows, ObjectCalls.INTS / rows);
        Serializable own = IntRows.part(all, 0, rows);
        IntRows whole = new IntRows(all, rows);
        IntRows room = new IntRows(new int[ranks * rows][], rows);
        Serializable mine = IntRows.part(all, rank, rows);
        return Map.of(
                "pingpong-" + shape, (size, times) -> pingpong(own, times),
                "bcast-" + shape,
                        benchmark(own, () -> member.broadcast(group, rank == 0 ? own : null, 0)),
                "scatter-" + shape,
                        benchmark(mine, () -> member.scatter(group, rank == 0 ? whole : null, 0)),
                "gather-" + shape, benchmark(room, () -> member.gather(group, room, own, 0)),
                "reduce-" + shape,
                        benchmark(own, () -> member.reduce(group, own, Reduction.SUM, 0)));
    }

    /**
     * Returns a benchmark that repeats a call. At the end, it checks the size of the object that
     * the last call has returned; this is not checked on ranks on which CCJ returns null.
     */
    private Benchmark benchmark(Object expected, Round round) {
        return (size, times) -> {
            Object got = expected;
            for (int i = 0; i < times; i++) {
                got = run(round);
            }
            if (got != null && IntRows.count(got) != IntRows.count(expected)) {
                throw new IllegalStateException("CCJ brought " + got + " for " + expected);
            }
        };
    }

    private static Object run(Round round) {
        try {
            return round.run();
        } catch (CCJException e) {
            throw new IllegalStateException(e);
        }
    }

    private void pingpong(Serializable own, int times) {
        int half = ranks / 2;
        if (rank >= 2 * half) {
            return;
        }
        int other = rank < half ? rank + half : rank - half;
        Object got = own;
        for (int i = 0; i < times; i++) {
            got = run(() -> sample(own, other));
        }
        if (!Arrays.deepEquals(new Object[] {own}, new Object[] {got})) {
            throw new IllegalStateException("CCJ brought other numbers");
        }
    }

    private Object sample(Serializable own, int other) throws CCJException {
        if (rank < other) {
            member.send_async(group, own, other);
            return member.receive(group, other);
        }
        Object got = member.receive(group, other);
        member.send_async(group, own, other);
        return got;
    }
}
