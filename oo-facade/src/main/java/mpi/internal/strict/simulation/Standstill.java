package mpi.internal.strict.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Looks for ranks that can never go on: each waits for others of them, or for none at all. */
final class Standstill {

    private final Map<Integer, RankState> ranks;
    private final Map<Long, Communicator> communicators;

    Standstill(Map<Integer, RankState> ranks, Map<Long, Communicator> communicators) {
        this.ranks = ranks;
        this.communicators = communicators;
    }

    /** The waits of all ranks that can never go on. */
    List<Stuck> find(boolean areContendedLost) {
        List<Stuck> stuck = new ArrayList<>();
        for (RankThread thread : threads(areContendedLost)) {
            Step.Await await = (Step.Await) thread.next();
            List<Operation> open = thread.open(await);
            stuck.add(new Stuck(await.call(), open, others(open), !thread.isBehind()));
        }
        return stuck;
    }

    /** Completes what MPI has let go by buffering; false if there is nothing of the kind. */
    boolean passBuffered() {
        boolean passes = false;
        for (RankThread thread : threads(false)) {
            passes |= thread.isBehind() && pass(thread);
        }
        return passes;
    }

    /** Completes sends that MPI has let go, to receives of which it has not said what they took. */
    boolean passClaimed() {
        boolean passes = false;
        for (RankState rank : ranks.values()) {
            for (RankThread thread : rank.threads()) {
                if (thread.isBehind() && thread.next() instanceof Step.Await await) {
                    passes |= passClaimed(thread.open(await));
                }
            }
        }
        return passes;
    }

    private static boolean passClaimed(List<Operation> open) {
        boolean passes = false;
        for (Operation operation : open) {
            if (operation instanceof Send send && send.isClaimed()) {
                send.complete();
                passes = true;
            }
        }
        return passes;
    }

    /** Completes what MPI lets go by buffering, of ranks as well that wait for a verdict. */
    void pass() {
        threads(false).forEach(Standstill::pass);
    }

    private static boolean pass(RankThread thread) {
        boolean passes = false;
        for (Operation operation : thread.open((Step.Await) thread.next())) {
            if (operation instanceof Send || operation instanceof Arrival && thread.isBehind()) {
                operation.complete();
                passes = true;
            }
        }
        return passes;
    }

    /** Messages that are there for receives that take others. */
    private List<Send> others(List<Operation> open) {
        List<Send> others = new ArrayList<>();
        for (Operation operation : open) {
            if (operation instanceof Receive receive) {
                int rank = receive.call().rank();
                for (Communicator communicator : communicators.values()) {
                    communicator.sends(rank).stream()
                            .filter(receive::mayHaveMeant)
                            .forEach(others::add);
                }
            }
        }
        return others;
    }

    /** Threads of all ranks that can never go on. */
    private List<RankThread> threads(boolean areContendedLost) {
        Ranks going = going(areContendedLost);
        List<RankThread> threads = new ArrayList<>();
        for (RankState rank : ranks.values()) {
            if (!going.has(rank.number()) && !rank.hasEnded()) {
                rank.threads().stream().filter(t -> t.next() != null).forEach(threads::add);
            }
        }
        return threads;
    }

    /** Finds the ranks that may go on: those that are in no wait, and those that wait for these. */
    private Ranks going(boolean areContendedLost) {
        Ranks going = new Ranks(areContendedLost);
        boolean grows = true;
        while (grows) {
            grows = false;
            for (RankState rank : ranks.values()) {
                if (!rank.hasEnded() && !going.has(rank.number()) && mayGoOn(rank, going)) {
                    grows |= going.add(rank.number());
                }
            }
        }
        return going;
    }

    private static boolean mayGoOn(RankState rank, Ranks going) {
        boolean isAnyThere = false;
        for (RankThread thread : rank.threads()) {
            if (thread.next() == null && thread.hasEnded()) {
                continue;
            }
            if (!(thread.next() instanceof Step.Await await)) {
                return true;
            }
            isAnyThere = true;
            List<Operation> open = thread.open(await);
            boolean may =
                    await.all()
                            ? open.stream().allMatch(o -> o.canComplete(going))
                            : open.stream().anyMatch(o -> o.canComplete(going));
            if (may) {
                return true;
            }
        }
        return !isAnyThere;
    }
}
