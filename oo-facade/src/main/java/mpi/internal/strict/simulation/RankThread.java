package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import mpi.internal.strict.wire.Patience;

/** Steps of one thread of a rank that the simulation has not taken, in order. */
final class RankThread implements Waiting {

    private final RankState rank;
    private final Deque<RankThread> ready;
    private final Deque<Step> steps = new ArrayDeque<>();
    private boolean hasEnded;

    RankThread(RankState rank, Deque<RankThread> ready) {
        this.rank = rank;
        this.ready = ready;
    }

    RankState rank() {
        return rank;
    }

    void add(Step step) {
        if (isInLoop()) {
            steps.removeFirst(); // the program has left it
        }
        steps.addLast(step);
        if (steps.size() == 1) {
            mayGoOn();
        }
    }

    @Override
    public void mayGoOn() {
        ready.addLast(this);
    }

    /** The next step; null if none is known. */
    Step next() {
        return steps.peekFirst();
    }

    /** True if no step waits to be judged; a loop of tests may have been left without one. */
    boolean isIdle() {
        return steps.isEmpty() || isInLoop();
    }

    private boolean isInLoop() {
        return steps.peekFirst() instanceof Step.Await await && await.patience() == Patience.LOOP;
    }

    void taken() {
        steps.removeFirst();
    }

    /** True if the thread has gone on behind its next step. */
    boolean isBehind() {
        return hasEnded || steps.size() > 1;
    }

    void ends() {
        hasEnded = true;
    }

    boolean hasEnded() {
        return hasEnded;
    }

    /** The operations that a wait still has to wait for; empty if it is over. */
    List<Operation> open(Step.Await await) {
        List<Operation> open = List.of();
        for (long request : await.requests()) {
            Operation operation = rank.requests().find(request);
            if (operation == null || operation.isComplete()) {
                if (!await.all()) {
                    return List.of();
                }
            } else {
                open = open.isEmpty() ? new ArrayList<>() : open;
                open.add(operation);
            }
        }
        return open;
    }
}
