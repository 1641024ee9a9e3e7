package mpi.internal.watch;

import java.util.List;
import java.util.Map;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import mpi.internal.Settings;
import mpi.internal.launch.Launch;

/**
 * Reports, once, that ranks wait for each other, when all ranks of this host have been blocked for
 * long and no call has ended meanwhile. The lowest rank of the host reports for all. If there are
 * ranks on other hosts, the report comes later, since those ranks may be computing.
 */
final class Standstill {

    private static final String PROPERTY = "panmpi.standstill";
    private static final long USUAL_SECONDS = 10;

    /**
     * Factor by which the time before a report is longer if some ranks of the job are on other
     * hosts.
     */
    private static final int UNCLEAR = 10;

    /**
     * Seconds between the two checks that precede a report. Each rank publishes its status once a
     * second, and both checks must find each rank blocked in the same calls.
     */
    private static final long BETWEEN_LOOKS = 2;

    private static final String ADVICE =
            "The job goes on. Compare these lines of the program: each message needs a receive with"
                    + " its source, tag and communicator,\nand all ranks make the same collective"
                    + " calls in the same order. -Dpanmpi.trace=- prints each call;"
                    + " -Dpanmpi.patience=SECONDS\nends jobs that wait for longer;"
                    + " -Dpanmpi.standstill=0 leaves out this report.";

    /**
     * Collects the seconds for which each rank has been blocked. If several processes have the same
     * rank, as spawned processes may have, the least of their times is taken.
     */
    private static final Collector<HostRanks.RankStatus, ?, Map<Integer, Long>> BLOCKED =
            Collectors.toMap(HostRanks.RankStatus::rank, HostRanks.RankStatus::blocked, Long::min);

    private final JobRank self;
    private final long seconds;
    private int checks;
    private List<HostRanks.RankProcess> processes = List.of();

    /** Seconds for which each rank was blocked at the first check; empty before the first check. */
    private Map<Integer, Long> first = Map.of();

    private boolean isOver;

    Standstill(JobRank self) {
        this.self = self;
        seconds = Settings.seconds(PROPERTY, USUAL_SECONDS);
        isOver = !isWanted();
    }

    /** Returns true if the user wants reports of ranks that wait for each other. */
    boolean isWanted() {
        return seconds > 0;
    }

    /**
     * Checks whether the ranks of this host wait for each other, and reports if they do.
     *
     * @param own status of this rank.
     */
    void check(HostRanks.RankStatus own, Parent parent) {
        long limit = isWhole() ? seconds : UNCLEAR * seconds;
        long firstLook = Math.max(1, limit - BETWEEN_LOOKS);
        if (isOver || own.blocked() < firstLook) {
            first = Map.of();
            return;
        }
        List<HostRanks.RankStatus> ranks = self.size() == 1 ? List.of(own) : readStatuses(parent);
        if (ranks.size() != ranksHere() || !haveWaited(ranks, firstLook)) {
            first = Map.of();
        } else if (first.isEmpty()) {
            first = ranks.stream().collect(BLOCKED);
        } else if (haveWaited(ranks, limit) && ranks.stream().allMatch(this::isLater)) {
            isOver = true;
            report(ranks);
        }
    }

    /**
     * Reads the statuses of the ranks of this host. If a lower rank is found, which then reports
     * instead of this rank, ends all checks of this rank and returns an empty list.
     */
    private List<HostRanks.RankStatus> readStatuses(Parent parent) {
        // Without a launcher, ranks of other jobs cannot be distinguished from the ranks of this
        // job, so that the checks end.
        isOver |= parent.process() == 0;
        // Ranks start at different times. As long as not all ranks of the host are found, they are
        // searched again at the checks whose number is a power of two.
        checks++;
        if (processes.size() != ranksHere() && Integer.bitCount(checks) == 1) {
            processes = HostRanks.all(parent);
            isOver |= processes.stream().anyMatch(process -> process.status().rank() < self.rank());
        }
        return isOver ? List.of() : processes.stream().map(HostRanks.RankProcess::read).toList();
    }

    private boolean isWhole() {
        return ranksHere() == self.size();
    }

    /**
     * Returns the number of ranks on this host; the number of all ranks of the job if the launcher
     * does not set the number on this host.
     */
    private int ranksHere() {
        int known = Launch.ranksHere();
        return known > 0 && self.size() > 1 ? known : self.size();
    }

    private static boolean haveWaited(List<HostRanks.RankStatus> ranks, long limit) {
        return ranks.stream().allMatch(rank -> rank.blocked() >= limit);
    }

    private boolean isLater(HostRanks.RankStatus rank) {
        return rank.blocked() >= first.getOrDefault(rank.rank(), Long.MAX_VALUE) + BETWEEN_LOOKS;
    }

    private void report(List<HostRanks.RankStatus> ranks) {
        long least = ranks.stream().mapToLong(HostRanks.RankStatus::blocked).min().orElse(0);
        StringBuilder text = new StringBuilder(self.text());
        text.append(": all ranks of this host have waited in calls of MPI for " + least);
        text.append(" s, and none has gone on");
        RankTable.append(text, ranks, self.size() - ranks.size());
        System.err.println(text.append("\n" + ADVICE));
    }
}
