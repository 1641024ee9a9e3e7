package mpi.internal.watch;

import java.util.List;
import java.util.Map;

/**
 * Reports which ranks wait for each other when {@code MPI.Finalize} does not return. The usual
 * reason is a rank that calls MPI.Finalize in a finally block during an exception, and waits for
 * other ranks, which wait for a message from that rank. On each host, the lowest rank that is in
 * MPI.Finalize reports for all ranks of the host.
 */
final class FinalWait {

    private static final long SECOND = 1_000_000_000;
    private static final int SECONDS = 3;

    /**
     * Seconds before a report if not all other ranks are seen waiting in MPI, since some of them
     * may be computing, or be on other hosts.
     */
    private static final int SECONDS_UNCLEAR = 30;

    private static final String ADVICE =
            "If an exception is on its way through a finally block with MPI.Finalize, Java prints"
                    + " it only after MPI.Finalize has returned.\nMPI.run(args, body) prints it and ends the job;"
                    + " -Dpanmpi.patience=SECONDS ends jobs that wait for longer.";

    private final JobRank self;
    private long since;
    private boolean isReported;

    FinalWait(JobRank self) {
        this.self = self;
    }

    void check(long now, Parent parent) {
        if (isReported || self.size() < 2 || !self.isEnding()) {
            return;
        }
        since = since == 0 ? now : since;
        long seconds = (now - since) / SECOND;
        if (seconds >= SECONDS) {
            Map<Integer, HostRanks.RankStatus> ranks = HostRanks.statuses(parent);
            if (waitAll(ranks) || seconds >= SECONDS_UNCLEAR) {
                isReported = true;
                report(seconds, ranks);
            }
        }
    }

    /** Returns true if all ranks that have not come to MPI.Finalize wait for others. */
    private static boolean waitAll(Map<Integer, HostRanks.RankStatus> ranks) {
        List<HostRanks.RankStatus> others =
                ranks.values().stream().filter(rank -> !rank.isEnding()).toList();
        return !others.isEmpty() && others.stream().allMatch(HostRanks.RankStatus::waitsForOthers);
    }

    private void report(long seconds, Map<Integer, HostRanks.RankStatus> ranks) {
        for (Map.Entry<Integer, HostRanks.RankStatus> each : ranks.entrySet()) {
            if (each.getKey() < self.rank() && each.getValue().isEnding()) {
                return;
            }
        }
        String from = ProgramLine.of(self.ending());
        StringBuilder text = new StringBuilder(self.text());
        text.append(" has waited in MPI.Finalize for " + seconds + " s, called " + from);
        ranks.remove(self.rank());
        RankTable.append(text, ranks.values(), self.size() - 1 - ranks.size());
        System.err.println(text.append("\n" + ADVICE));
    }
}
