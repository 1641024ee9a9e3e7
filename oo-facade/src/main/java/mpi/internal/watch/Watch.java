package mpi.internal.watch;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import mpi.internal.OwnThread;
import mpi.internal.launch.Launch;

/**
 * Background thread that monitors this rank once a second. In thread dumps by {@code jcmd}, {@code
 * jstack} or SIGQUIT, the name of this thread shows the MPI call that each thread of the program is
 * in, and since when.
 */
public final class Watch extends OwnThread {

    private static final long INTERVAL_MILLIS = 1000;

    /** Maximum number of threads that one line of text names. */
    private static final int MOST = 16;

    private final JobRank self;
    private final JobEnd end;
    private final Runnable chores;
    private final BlockedCalls blockedCalls = new BlockedCalls();
    private final Patience patience = Patience.chosen();
    private final LastWords lastWords;
    private final FinalWait finalWait;
    private final BlockedRank blockedRank;
    private final Standstill standstill;
    private final NextRank next;
    private Parent parent;
    private Notice notice;
    private String doing = HostRanks.NO_CALL;
    private long blocked;
    private boolean endsTheJob;

    /**
     * Makes the thread, which is not started yet.
     *
     * @param self rank and state of this process.
     * @param end actions that end the job.
     * @param chores further work to be done once a second.
     */
    public Watch(JobRank self, JobEnd end, Runnable chores) {
        super(null, "panmpi-watch");
        setDaemon(true);
        this.self = self;
        this.end = end;
        this.chores = chores;
        this.lastWords = new LastWords(self);
        this.finalWait = new FinalWait(self);
        this.blockedRank = new BlockedRank(self);
        this.standstill = new Standstill(self);
        this.next = new NextRank(self);
    }

    @Override
    public void run() {
        parent = Parent.of(Launch.process());
        // The first sample is taken after an interval, so that short programs do not pay for it.
        if (!sleeps()) {
            return;
        }
        open();
        do {
            try {
                sample();
            } catch (OutOfMemoryError full) {
                // The error is ignored here, since the thread that used up the memory fails as
                // well, and ends the job.
                continue;
            }
        } while (sleeps());
    }

    private synchronized void open() {
        notice = Notice.open();
    }

    /** Publishes the status of this rank for the other ranks, such as its call of MPI.Finalize. */
    public synchronized void tell() {
        if (notice != null) {
            notice.say(status().text());
        }
    }

    private synchronized HostRanks.RankStatus status() {
        return HostRanks.RankStatus.of(
                parent, self, endsTheJob, self.isEnding() ? 0 : blocked, doing);
    }

    private synchronized void tell(String news, long seconds) {
        doing = news;
        blocked = seconds;
        tell();
    }

    private void sample() {
        long now = System.nanoTime();
        List<BlockedCall> seen = blockedCalls.sample(now);
        setName("panmpi: " + self.text() + ", " + describe(seen, now, BlockedCall::describe));
        long blockedFor = standstill.isWanted() ? blockedRank.seconds(seen, now) : 0;
        tell(describe(seen, now, BlockedCall::describeWithPlace), blockedFor);
        chores.run();
        if (parent.isGone()) {
            end.leave("the MPI launcher, process " + parent.process() + ", is gone; ending");
        }
        if (Launch.missesDeaths()) {
            next.check(parent, end);
        }
        endIfTooLong(patience.tooLong(seen, now), now);
        ConcurrentCalls.check(seen, now);
        finalWait.check(now, parent);
        standstill.check(status(), parent);
    }

    private void endIfTooLong(List<BlockedCall> calls, long now) {
        if (calls.isEmpty()) {
            return;
        }
        calls.forEach(call -> end.report(patience.reason(call, now), call.caller().thread()));
        publishEnd();
        lastWords.await(parent);
        end.abort();
    }

    private synchronized void publishEnd() {
        endsTheJob = true;
        tell();
    }

    private static String describe(
            List<BlockedCall> seen, long now, BiFunction<BlockedCall, Long, String> text) {
        List<BlockedCall> waiting = seen.stream().filter(call -> call.seconds(now) > 0).toList();
        if (waiting.isEmpty()) {
            return HostRanks.NO_CALL;
        }
        String longest =
                waiting.stream()
                        .limit(MOST)
                        .map(call -> text.apply(call, now))
                        .collect(Collectors.joining("; "));
        int others = waiting.size() - MOST;
        return others > 0 ? longest + "; and %d more threads".formatted(others) : longest;
    }

    /** Sleeps for one interval; returns false when the job is over. */
    private static boolean sleeps() {
        try {
            Thread.sleep(INTERVAL_MILLIS);
            return true;
        } catch (InterruptedException over) {
            return false;
        }
    }
}
