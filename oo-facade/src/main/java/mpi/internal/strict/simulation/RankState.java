package mpi.internal.strict.simulation;

import java.util.Collection;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;

/** State of one rank in the simulation: its threads, its operations and its {@link Clock}. */
final class RankState {

    private final int number;
    private final Deque<RankThread> ready;
    private final Map<Integer, RankThread> threads = new TreeMap<>();
    private final Requests requests = new Requests();
    private RankThread latest;
    private int numberOfLatest;
    private Clock time = Clock.START;
    private boolean hasEnded;

    RankState(int number, Deque<RankThread> ready) {
        this.number = number;
        this.ready = ready;
        thread(0);
    }

    int number() {
        return number;
    }

    RankThread thread(int thread) {
        if (latest == null || numberOfLatest != thread) {
            latest = threads.computeIfAbsent(thread, t -> new RankThread(this, ready));
            numberOfLatest = thread;
        }
        return latest;
    }

    void endThread(int thread) {
        RankThread ended = thread(thread);
        ended.ends();
        if (ended.next() == null) {
            threads.remove(thread);
        }
    }

    Collection<RankThread> threads() {
        return threads.values();
    }

    Requests requests() {
        return requests;
    }

    Clock time() {
        return time;
    }

    /** Advances the time by one step of this rank. */
    void passes() {
        time = time.next(number);
    }

    /**
     * Advances the time past an event of another rank, of which this rank has learnt by a message
     * or a collective call.
     */
    void learns(Clock other) {
        time = time.join(other);
    }

    boolean hasEnded() {
        return hasEnded;
    }

    void ends() {
        hasEnded = true;
    }
}
