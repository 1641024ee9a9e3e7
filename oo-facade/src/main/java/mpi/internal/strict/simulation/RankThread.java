package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import mpi.internal.strict.wire.WaitLength;

/**
 * Queue of the steps that one thread of a rank has reported and the simulation has not taken yet.
 * The thread may be ahead, since the real MPI may have let it continue where the simulation still
 * waits.
 */
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
            steps.removeFirst(); // this wait is over, see WaitLength.LOOP
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

    /**
     * Returns the next step that the simulation has to take; null if the thread has reported no
     * further step.
     */
    Step next() {
        return steps.peekFirst();
    }

    /**
     * Returns true if no step waits to be taken. A wait that lasts only until the next step of the
     * thread, as in a loop of tests, does not count, since the program may have left it without a
     * further call.
     */
    boolean isIdle() {
        return steps.isEmpty() || isInLoop();
    }

    private boolean isInLoop() {
        return steps.peekFirst() instanceof Step.Await await && await.length() == WaitLength.LOOP;
    }

    void taken() {
        steps.removeFirst();
    }

    /**
     * Returns true if the thread has reported steps after the step that the simulation waits in:
     * the real MPI has let it continue.
     */
    boolean hasGoneOn() {
        return hasEnded || steps.size() > 1;
    }

    void ends() {
        hasEnded = true;
    }

    boolean hasEnded() {
        return hasEnded;
    }

    /** Returns the operations that a wait still waits for; empty if the wait is over. */
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
