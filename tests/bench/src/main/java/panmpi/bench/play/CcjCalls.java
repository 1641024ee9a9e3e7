package panmpi.bench.play;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColMember;
import mpi.ccj.Reduction;

/** The games of {@link ObjectCalls}, by the operations of CCJ's paper. */
final class CcjCalls implements Games {
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

    /** A call of CCJ, repeated as often as the driver says. */
    private interface Round {
        Object play() throws CCJException;
    }

    @Override
    public Map<String, Game> all() {
        Map<String, Game> games = new TreeMap<>();
        games.putAll(of(ObjectCalls.ARRAY, 1));
        games.putAll(of(ObjectCalls.MATRIX, Shape.ROWS.arrays(ObjectCalls.INTS)));
        return games;
    }

    private Map<String, Game> of(String shape, int rows) {
        int[][] all = Fill.ints(ranks * rows, ObjectCalls.INTS / rows);
        Serializable own = IntRows.part(all, 0, rows);
        IntRows whole = new IntRows(all, rows);
        IntRows room = new IntRows(new int[ranks * rows][], rows);
        Serializable mine = IntRows.part(all, rank, rows);
        return Map.of(
                "pingpong-" + shape, (size, times) -> pingpong(own, times),
                "bcast-" + shape,
                        game(own, () -> member.broadcast(group, rank == 0 ? own : null, 0)),
                "scatter-" + shape,
                        game(mine, () -> member.scatter(group, rank == 0 ? whole : null, 0)),
                "gather-" + shape, game(room, () -> member.gather(group, room, own, 0)),
                "reduce-" + shape, game(own, () -> member.reduce(group, own, Reduction.SUM, 0)));
    }

    /** Plays, and looks whether something of the expected size has come, where anything comes. */
    private Game game(Object expected, Round round) {
        return (size, times) -> {
            Object got = expected;
            for (int i = 0; i < times; i++) {
                got = play(round);
            }
            if (got != null && IntRows.count(got) != IntRows.count(expected)) {
                throw new IllegalStateException("CCJ brought " + got + " for " + expected);
            }
        };
    }

    private static Object play(Round round) {
        try {
            return round.play();
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
            got = play(() -> turn(own, other));
        }
        if (!Arrays.deepEquals(new Object[] {own}, new Object[] {got})) {
            throw new IllegalStateException("CCJ brought other numbers");
        }
    }

    private Object turn(Serializable own, int other) throws CCJException {
        if (rank < other) {
            member.send_async(group, own, other);
            return member.receive(group, other);
        }
        Object got = member.receive(group, other);
        member.send_async(group, own, other);
        return got;
    }
}
