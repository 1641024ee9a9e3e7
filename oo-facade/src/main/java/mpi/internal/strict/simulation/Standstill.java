package mpi.internal.strict.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Finds deadlocks: ranks that can never continue, since each waits for another one of them, or for
 * a message that nobody will send. It first computes the ranks that can continue; all others are
 * stuck.
 */
final class Standstill {

    private final Map<Integer, RankState> ranks;
    private final Map<Long, Communicator> communicators;

    Standstill(Map<Integer, RankState> ranks, Map<Long, Communicator> communicators) {
        this.ranks = ranks;
        this.communicators = communicators;
    }

    /**
     * Returns the waits of all threads that can never continue. With {@code areContendedLost}, a
     * message that a receive from any rank may have taken counts as taken, as long as no status has
     * shown which message the receive took (the receive is "undecided").
     */
    List<Stuck> find(boolean areContendedLost) {
        List<Stuck> stuck = new ArrayList<>();
        for (RankThread thread : threads(areContendedLost)) {
            Step.Await await = (Step.Await) thread.next();
            List<Operation> open = thread.open(await);
            stuck.add(new Stuck(await.call(), open, others(open), !thread.hasGoneOn()));
        }
        return stuck;
    }

    /**
     * Completes operations that stuck threads wait for, if the real MPI has let these threads
     * continue by buffering messages. Returns false if there were no such operations.
     */
    boolean passBuffered() {
        boolean passes = false;
        for (RankThread thread : threads(false)) {
            passes |= thread.hasGoneOn() && pass(thread);
        }
        return passes;
    }

    /**
     * Completes sends that threads wait for, if the real MPI has let these threads continue and an
     * undecided receive may have taken the message. Returns false if there were no such sends.
     */
    boolean passClaimed() {
        boolean passes = false;
        for (RankState rank : ranks.values()) {
            for (RankThread thread : rank.threads()) {
                if (thread.hasGoneOn() && thread.next() instanceof Step.Await await) {
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

    /**
     * Completes the sends of all stuck threads, and the collective calls that the real MPI has let
     * pass, so that the simulation continues after a report.
     */
    void pass() {
        threads(false).forEach(Standstill::pass);
    }

    private static boolean pass(RankThread thread) {
        boolean passes = false;
        for (Operation operation : thread.open((Step.Await) thread.next())) {
            if (operation instanceof Send || operation instanceof Arrival && thread.hasGoneOn()) {
                operation.complete();
                passes = true;
            }
        }
        return passes;
    }

    /**
     * Returns messages that have come for the waiting receives but do not match them, for instance
     * by their tags.
     */
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

    /** Returns the threads of all ranks that can never continue. */
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

    /**
     * Computes the ranks that can continue: ranks that wait for nothing, and then ranks that wait
     * only for ranks that can continue.
     */
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
