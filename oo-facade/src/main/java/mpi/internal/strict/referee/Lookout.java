package mpi.internal.strict.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mpi.internal.strict.simulation.Simulation;
import mpi.internal.strict.wire.Severity;

/**
 * Looks every 50 ms for conditions that no message announces: deadlocks, ranks that have not
 * connected, and the end of the job. The {@code Referee} runs it in a thread of its own.
 */
final class Lookout {

    private static final long LOOK_MILLIS = 50;

    /** Longest time for all ranks to connect, 30 s. */
    private static final long LONGEST_NANOS = 30_000_000_000L;

    /**
     * Number of looks without a new message (4, or 0.2 s) after which a deadlock is looked for. As
     * long as no message comes, the search is repeated after every 4 further looks.
     */
    private static final int QUIET_LOOKS = 4;

    /**
     * Number of looks without a new message (100, or 5 s) after which undecided messages count as
     * taken. A message is undecided if a receive from any rank may have taken it, but no status has
     * shown this yet.
     */
    private static final int LONG_LOOKS = 100;

    private final int ranks;
    private final Map<Integer, RankOutput> outputs;
    private final Set<Integer> ended;
    private final Reports reports;
    private final Mistakes mistakes;
    private final Simulation simulation;
    private final long begun = System.nanoTime();
    private volatile boolean isOver;
    private boolean hasVerdict;
    private long seen;
    private int quiet;

    Lookout(
            int ranks,
            Map<Integer, RankOutput> outputs,
            Set<Integer> ended,
            Reports reports,
            Mistakes mistakes,
            Simulation simulation) {
        this.ranks = ranks;
        this.outputs = outputs;
        this.ended = ended;
        this.reports = reports;
        this.mistakes = mistakes;
        this.simulation = simulation;
    }

    /** Returns true once the time for all ranks to connect is over. */
    boolean isLate() {
        return System.nanoTime() - begun > LONGEST_NANOS;
    }

    /** Makes the lookout's thread end at its next look. */
    void stop() {
        isOver = true;
    }

    /** Runs the lookout: looks every 50 ms until the job is over. */
    void run() {
        while (!isOver) {
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException over) {
                return;
            }
            if (outputs.size() == ranks) {
                synchronized (simulation) {
                    lookForDeadlock();
                }
            }
            if (outputs.size() < ranks && isLate()) {
                missRanks();
            }
            mistakes.giveUp();
            reports.print();
            if (isQuiet()) {
                outputs.forEach((rank, output) -> output.release(isIdle(rank)));
            }
            reports.end();
        }
    }

    /**
     * Reports ranks that have not connected. Without the steps of these ranks, all other ranks
     * would seem stuck.
     */
    private void missRanks() {
        List<Integer> missing = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            if (!outputs.containsKey(rank)) {
                missing.add(rank);
            }
        }
        String title =
                "ranks %s were started without -Dpanmpi.checks=strict, or cannot reach rank 0";
        reports.tell(
                new Report(
                        "options",
                        Severity.ERROR,
                        title.formatted(missing),
                        List.of(),
                        "no section of MPI, but panmpi's own rule",
                        "Give all ranks the same options"));
        if (reports.goesOn()) {
            outputs.values().forEach(RankOutput::done);
            isOver = true;
        }
    }

    /**
     * Looks for a deadlock if no message has come for some time: as long as messages come, the
     * ranks may still continue.
     */
    private void lookForDeadlock() {
        boolean isQuiet = simulation.changes() == seen;
        seen = simulation.changes();
        quiet = isQuiet ? quiet + 1 : 0;
        if (mistakes.takeWithdrawn()) {
            simulation.takeBackDeadlock();
        }
        if (ended.size() == ranks) {
            conclude();
        } else if (quiet > 0
                && quiet % QUIET_LOOKS == 0
                && !reports.isEnding()
                && !mistakes.isAsking()) {
            if (reports.goesOn()) {
                simulation.goOn();
            }
            simulation.findDeadlock(quiet >= LONG_LOOKS);
        }
    }

    /** Makes the last checks after all ranks have ended, and then lets the ranks exit. */
    private void conclude() {
        if (mistakes.isAsking() || reports.isEnding()) {
            return;
        }
        if (reports.goesOn()) {
            simulation.goOn();
        }
        if (simulation.findDeadlock(false)) {
            return;
        }
        if (!hasVerdict) {
            hasVerdict = true;
            simulation.findUnreceived();
        } else if (!reports.beginEnd()) {
            outputs.values().forEach(RankOutput::done);
            isOver = true;
        }
    }

    private boolean isIdle(int rank) {
        synchronized (simulation) {
            return simulation.isIdle(rank);
        }
    }

    /** Returns true if no mistake is known that will end the job. */
    boolean isQuiet() {
        return reports.goesOn() || !mistakes.isAsking() && !reports.isEnding();
    }
}
