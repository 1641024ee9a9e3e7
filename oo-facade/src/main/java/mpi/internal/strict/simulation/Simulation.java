package mpi.internal.strict.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A job without any buffering: a step is taken when MPI could take it for certain. Not thread-safe.
 */
public final class Simulation {

    private final Findings findings;
    private final Map<Long, Communicator> communicators = new HashMap<>();
    private final Map<Integer, Requests> requests = new HashMap<>();
    private final Map<Integer, Map<Integer, RankThread>> threads = new TreeMap<>();
    private final Ranks ended = new Ranks();
    private boolean isStuck;

    /** Makes a simulation of a job of which nothing is known yet. */
    public Simulation(Findings findings) {
        this.findings = findings;
    }

    /** Adds a communicator; ranks that report it again change nothing. */
    public void communicator(long number, int[] members) {
        communicators.computeIfAbsent(number, n -> new Communicator(members, findings));
    }

    /** Adds a rank, which has a thread. */
    public void rank(int rank) {
        thread(rank, 0);
    }

    /** Adds the next step of a thread of a rank. */
    public void step(int thread, Step step) {
        thread(step.call().rank(), thread).add(step);
        advance();
    }

    /** Sets the message that a receive of a rank has taken. */
    public void resolve(int rank, long request, int source, int tag) {
        of(rank).resolve(request, source, tag);
        advance();
    }

    /** Notes that a rank has ended, and takes no further step. */
    public void end(int rank) {
        ended.add(rank);
    }

    private RankThread thread(int rank, int thread) {
        return threads.computeIfAbsent(rank, r -> new TreeMap<>())
                .computeIfAbsent(thread, t -> new RankThread());
    }

    private Requests of(int rank) {
        return requests.computeIfAbsent(rank, r -> new Requests());
    }

    /** Takes steps as long as any thread can. */
    private void advance() {
        boolean goesOn = true;
        while (goesOn) {
            goesOn = false;
            for (Map.Entry<Integer, Map<Integer, RankThread>> rank : threads.entrySet()) {
                for (RankThread thread : rank.getValue().values()) {
                    goesOn |= advance(rank.getKey(), thread);
                }
            }
        }
    }

    private boolean advance(int rank, RankThread thread) {
        boolean goesOn = false;
        while (thread.next() != null && isTaken(rank, thread.next())) {
            thread.taken();
            goesOn = true;
        }
        return goesOn;
    }

    private boolean isTaken(int rank, Step step) {
        return switch (step) {
            case Step.Post post -> {
                post(rank, post);
                yield true;
            }
            case Step.Arrive arrive -> {
                Arrival arrival = new Arrival(arrive.call());
                of(rank).add(arrive.request(), arrival, null);
                communicators.get(arrive.communicator()).arrive(arrival, arrive.function());
                yield true;
            }
            case Step.Await await -> {
                boolean isOver = RankThread.open(await, of(rank)).isEmpty();
                if (isOver && await.all()) {
                    of(rank).forget(await.requests());
                }
                yield isOver;
            }
        };
    }

    private void post(int rank, Step.Post post) {
        Communicator communicator = communicators.get(post.communicator());
        switch (post.operation()) {
            case Send send -> {
                of(rank).add(post.request(), send, null);
                communicator.mailbox(send.dest()).add(send);
            }
            case Receive receive -> {
                Mailbox mailbox = communicator.mailbox(rank);
                of(rank).add(post.request(), receive, mailbox);
                mailbox.add(receive);
            }
            case Arrival arrival -> throw new IllegalArgumentException("not posted: " + arrival);
        }
    }

    /** Reports ranks that can never go on, once. */
    public void findDeadlock() {
        if (isStuck) {
            return;
        }
        Ranks going = going();
        List<Stuck> stuck = new ArrayList<>();
        threads.forEach(
                (rank, all) -> {
                    if (!going.has(rank) && !ended.has(rank)) {
                        all.values().forEach(thread -> stuck.add(stuck(rank, thread)));
                    }
                });
        if (!stuck.isEmpty()) {
            isStuck = true;
            findings.deadlock(stuck);
        }
    }

    private Stuck stuck(int rank, RankThread thread) {
        Step.Await await = (Step.Await) thread.next();
        return new Stuck(await.call(), RankThread.open(await, of(rank)), !thread.isBehind());
    }

    /** Finds the ranks that may go on: those that are in no wait, and those that wait for these. */
    private Ranks going() {
        Ranks going = new Ranks();
        boolean grows = true;
        while (grows) {
            grows = false;
            for (Map.Entry<Integer, Map<Integer, RankThread>> rank : threads.entrySet()) {
                if (!ended.has(rank.getKey()) && mayGoOn(rank.getKey(), rank.getValue(), going)) {
                    grows |= going.add(rank.getKey());
                }
            }
        }
        return going;
    }

    private boolean mayGoOn(int rank, Map<Integer, RankThread> all, Ranks going) {
        for (RankThread thread : all.values()) {
            if (!(thread.next() instanceof Step.Await await)) {
                return true;
            }
            List<Operation> open = RankThread.open(await, of(rank));
            boolean may =
                    await.all()
                            ? open.stream().allMatch(o -> o.canComplete(going))
                            : open.stream().anyMatch(o -> o.canComplete(going));
            if (may) {
                return true;
            }
        }
        return false;
    }
}
