package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mpi.internal.strict.wire.Patience;

/**
 * A job without any buffering: a step is taken when MPI could take it for certain. Not thread-safe.
 */
public final class Simulation {

    private final Findings findings;
    private final Map<Long, Communicator> communicators = new HashMap<>();
    private final Map<Integer, RankState> ranks = new TreeMap<>();
    private final Deque<RankThread> ready = new ArrayDeque<>();
    private final Standstill standstill = new Standstill(ranks, communicators);
    private RankState latest;
    private boolean isStuck;
    private long changes;

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
        state(rank);
    }

    private RankState state(int rank) {
        if (latest == null || latest.number() != rank) {
            latest = ranks.computeIfAbsent(rank, r -> new RankState(r, ready));
        }
        return latest;
    }

    /** Adds the next step of a thread of a rank. */
    public void step(int thread, Step step) {
        state(step.call().rank()).thread(thread).add(step);
        advance();
    }

    /** Sets the message that a receive of a rank has taken. */
    public void resolve(int rank, long request, int source, int tag) {
        state(rank).requests().resolve(request, source, tag);
        advance();
    }

    /** Sets the room for a message that a probe of a rank has matched. */
    public void fit(int rank, long request, Call call, Content room) {
        Receive matched = state(rank).requests().matched(request);
        if (matched != null) {
            matched.isReceivedBy(call, room);
            if (matched.taken() != null) {
                Mailbox.compare(matched.taken(), matched.room(), findings);
            }
        }
    }

    /** Takes an operation back that was cancelled; its message is for others. */
    public void cancel(int rank, long request) {
        state(rank).requests().cancel(request);
        advance();
    }

    /** Ends an operation by an error; the message that it has taken is lost. */
    public void fail(int rank, long request) {
        state(rank).requests().fail(request);
        advance();
    }

    /** Notes that a rank has ended, and takes no further step. */
    public void end(int rank) {
        changes++;
        state(rank).ends();
    }

    /** Notes that a thread of a rank takes no further step. */
    public void endThread(int rank, int thread) {
        changes++;
        state(rank).endThread(thread);
    }

    /** True if all steps of a rank are taken. */
    public boolean isIdle(int rank) {
        return state(rank).threads().stream().allMatch(RankThread::isIdle);
    }

    /** A number that grows with each change. */
    public long changes() {
        return changes;
    }

    /** Takes steps as long as any thread can. */
    private void advance() {
        changes++;
        for (RankThread thread = ready.poll(); thread != null; thread = ready.poll()) {
            while (thread.next() != null && isTaken(thread, thread.next())) {
                thread.taken();
            }
        }
    }

    private boolean isTaken(RankThread thread, Step step) {
        RankState rank = thread.rank();
        if (!(step instanceof Step.Await)) {
            rank.passes();
        }
        return switch (step) {
            case Step.Post post -> {
                post(rank, post);
                yield true;
            }
            case Step.Arrive arrive -> {
                Arrival arrival = new Arrival(arrive.call());
                arrival.isPosted(rank.time());
                rank.requests().add(arrive.request(), arrival, null);
                communicators
                        .get(arrive.communicator())
                        .arrive(arrival, arrive.function(), arrive.turn());
                yield true;
            }
            case Step.Touch touch -> {
                communicators.get(touch.window()).touches().add(touch, rank.time());
                yield true;
            }
            case Step.Complete complete -> {
                communicators.get(complete.window()).touches().complete(rank.number(), rank.time());
                yield true;
            }
            case Step.Await await -> isOver(thread, await);
        };
    }

    private static boolean isOver(RankThread thread, Step.Await await) {
        RankState rank = thread.rank();
        if (await.patience() == Patience.NONE) {
            rank.requests().forget(await.requests());
            return true;
        }
        List<Operation> open = thread.open(await);
        for (Operation operation : open) {
            operation.isAwaited(thread);
        }
        if (open.isEmpty() && await.patience() == Patience.ENDLESS) {
            for (long request : await.requests()) {
                Operation operation = rank.requests().find(request);
                if (operation != null && operation.isComplete()) {
                    rank.learns(operation.learnt());
                    operation.isAwaited(null);
                }
            }
            if (await.all()) {
                rank.requests().forget(await.requests());
            }
        }
        return open.isEmpty();
    }

    private void post(RankState rank, Step.Post post) {
        Communicator communicator = communicators.get(post.communicator());
        Operation operation = post.operation();
        operation.isPosted(rank.time());
        Mailbox mailbox =
                communicator.mailbox(operation instanceof Send send ? send.dest() : rank.number());
        rank.requests().add(post.request(), operation, mailbox);
        mailbox.add(operation);
    }

    /** Reports ranks that can never go on, once until {@link #goOn}; true if there are some. */
    public boolean findDeadlock() {
        return findDeadlock(false);
    }

    /**
     * Reports ranks that can never go on, as before.
     *
     * @param isLong true if nothing has happened for so long that a message which a waiting receive
     *     could take must have gone to another receive.
     */
    public boolean findDeadlock(boolean isLong) {
        while (isLong && standstill.passClaimed()) {
            advance();
        }
        if (!isStuck) {
            List<Stuck> stuck = standstill.find(isLong);
            isStuck = !stuck.isEmpty();
            if (isStuck) {
                findings.deadlock(isLong ? stuck : worst(stuck));
            }
        }
        return isStuck;
    }

    /**
     * Ranks that wait for ever although MPI has buffered; else those that wait if it does not. A
     * message with another tag than is waited for is no matter of buffers.
     */
    private List<Stuck> worst(List<Stuck> stuck) {
        passBuffered();
        List<Stuck> still = standstill.find(false);
        return still.isEmpty() ? stuck : still;
    }

    /** Takes messages as buffered that were reported, and looks for deadlocks again. */
    public void goOn() {
        if (isStuck) {
            isStuck = false;
            standstill.pass();
            advance();
        }
    }

    private void passBuffered() {
        while (standstill.passBuffered()) {
            advance();
        }
    }

    /** Reports messages that nobody has received, and races, when all ranks have ended. */
    public void findUnreceived() {
        communicators.values().forEach(Communicator::findUnreceived);
    }
}
