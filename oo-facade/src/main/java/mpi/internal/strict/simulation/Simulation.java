package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mpi.internal.strict.wire.WaitLength;

/**
 * Simulates a job whose MPI has no buffers: it takes a {@link Step} as soon as every MPI library
 * would let the thread pass it. The referee passes on what the ranks report. Not thread-safe.
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

    /** Makes a simulation without any rank. */
    public Simulation(Findings findings) {
        this.findings = findings;
    }

    /** Adds a communicator. Has no effect if another rank has reported it before. */
    public void communicator(long number, int[] members) {
        communicators.computeIfAbsent(number, n -> new Communicator(members, findings));
    }

    /** Adds a rank with one thread. */
    public void rank(int rank) {
        state(rank);
    }

    private RankState state(int rank) {
        if (latest == null || latest.number() != rank) {
            latest = ranks.computeIfAbsent(rank, r -> new RankState(r, ready));
        }
        return latest;
    }

    /** Adds the next step of a thread, and takes all steps that can be taken by now. */
    public void step(int thread, Step step) {
        state(step.call().rank()).thread(thread).add(step);
        advance();
    }

    /** Sets the message that a receive from any rank has taken, as its status tells. */
    public void resolve(int rank, long request, int source, int tag) {
        state(rank).requests().resolve(request, source, tag);
        advance();
    }

    /** Sets the receive buffer for a message that {@code MPI_Mprobe} has matched. */
    public void fit(int rank, long request, Call call, Content room) {
        Receive matched = state(rank).requests().matched(request);
        if (matched != null) {
            matched.setRoom(call, room);
            if (matched.taken() != null) {
                Mailbox.compare(matched.taken(), matched.room(), findings);
            }
        }
    }

    /** Removes a cancelled operation; its message, if any, goes to another receive. */
    public void cancel(int rank, long request) {
        state(rank).requests().cancel(request);
        advance();
    }

    /** Ends an operation that has failed; the message that it has taken is lost. */
    public void fail(int rank, long request) {
        state(rank).requests().fail(request);
        advance();
    }

    /** Records that a rank has ended, and reports no further step. */
    public void end(int rank) {
        changes++;
        state(rank).ends();
    }

    /** Records that a thread of a rank reports no further step. */
    public void endThread(int rank, int thread) {
        changes++;
        state(rank).endThread(thread);
    }

    /** Returns true if all steps of a rank are taken. */
    public boolean isIdle(int rank) {
        return state(rank).threads().stream().allMatch(RankThread::isIdle);
    }

    /** Returns a number that grows with each report: if it stays the same, nothing has happened. */
    public long changes() {
        return changes;
    }

    /** Takes steps until no thread can continue. */
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
                arrival.setPosted(rank.time());
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
            case Step.Locking locking -> {
                communicators.get(locking.window()).locks().take(locking, rank);
                yield true;
            }
            case Step.Await await -> isOver(thread, await);
        };
    }

    private static boolean isOver(RankThread thread, Step.Await await) {
        RankState rank = thread.rank();
        if (await.length() == WaitLength.NONE) {
            rank.requests().forget(await.requests());
            return true;
        }
        if (await.length() == WaitLength.LOOP && thread.hasGoneOn()) {
            return true;
        }
        List<Operation> open = thread.open(await);
        for (Operation operation : open) {
            operation.setWaiting(thread);
        }
        if (open.isEmpty() && await.length() == WaitLength.ENDLESS) {
            for (long request : await.requests()) {
                Operation operation = rank.requests().find(request);
                if (operation != null && operation.isComplete()) {
                    rank.learns(operation.learnt());
                    operation.setWaiting(null);
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
        operation.setPosted(rank.time());
        Mailbox mailbox =
                communicator.mailbox(operation instanceof Send send ? send.dest() : rank.number());
        rank.requests().add(post.request(), operation, mailbox);
        mailbox.add(operation);
    }

    /**
     * Returns true if there is a deadlock, and reports it if this was not done before. After a
     * report, {@link #goOn} lets the simulation pass the deadlock.
     *
     * @param isLong true if the job has been silent for so long that a message which a waiting
     *     receive could take must have gone to an undecided receive, see {@link Standstill#find}.
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
     * Returns the ranks to report. The simulation does not buffer messages, so that ranks can be
     * stuck here which MPI lets continue by buffering their messages. Only ranks that would be
     * stuck with buffers, too, are returned. If there are none, all are returned: the program
     * depends on buffers.
     */
    private List<Stuck> worst(List<Stuck> stuck) {
        passBuffered();
        List<Stuck> still = standstill.find(false);
        return still.isEmpty() ? stuck : still;
    }

    /** Takes back a reported deadlock, so that it is looked for once more. */
    public void takeBackDeadlock() {
        isStuck = false;
    }

    /**
     * Continues after a reported deadlock as if MPI had buffered its messages, so that further
     * mistakes are found.
     */
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

    /** Reports messages that were never received, and races. Called when all ranks have ended. */
    public void findUnreceived() {
        communicators.values().forEach(Communicator::findUnreceived);
    }
}
