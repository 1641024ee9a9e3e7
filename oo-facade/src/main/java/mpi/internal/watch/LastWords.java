package mpi.internal.watch;

import java.util.Collection;
import java.util.List;

/**
 * Delay between this rank's decision to end the job and the end. Meanwhile the other ranks print
 * their reports too, since the rank at fault may be the last to notice.
 */
final class LastWords {

    private static final long REPORTS_MILLIS = 1000;

    /**
     * Further time that a rank waits if a lower one of its host ends the job too, so that that one
     * can print its table first.
     */
    private static final long TABLE_MILLIS = 500;

    private final JobRank self;

    LastWords(JobRank self) {
        this.self = self;
    }

    /**
     * Blocks until the other ranks had time to report. The lowest rank of the host that reports
     * then prints a table of those that do not.
     */
    void await(Parent parent) {
        sleep(REPORTS_MILLIS);
        Collection<HostRanks.Said> ranks = HostRanks.statuses(parent).values();
        if (isLowest(ranks)) {
            List<HostRanks.Said> silent = ranks.stream().filter(r -> !r.endsTheJob()).toList();
            if (!silent.isEmpty()) {
                StringBuilder text = new StringBuilder(self.text());
                RankTable.append(text.append(": the other ranks of this host:"), silent, 0);
                System.err.println(text);
            }
        } else {
            sleep(TABLE_MILLIS);
        }
    }

    private boolean isLowest(Collection<HostRanks.Said> ranks) {
        return ranks.stream().noneMatch(rank -> rank.endsTheJob() && rank.rank() < self.rank());
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
