package mpi.internal.watch;

import java.util.Collection;
import java.util.List;

/**
 * The time between this rank's decision to end the job and the end: the other ranks print their
 * reports, too, since the one that is at fault may be the last to notice.
 */
final class LastWords {

    private static final long REPORTS_MILLIS = 1000;

    /**
     * The lowest rank of a host prints the table; the end of the job by another one comes later.
     */
    private static final long TABLE_MILLIS = 500;

    private final JobRank self;

    LastWords(JobRank self) {
        this.self = self;
    }

    /** Waits for the reports of the others, and lists those ranks of this host that print none. */
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
