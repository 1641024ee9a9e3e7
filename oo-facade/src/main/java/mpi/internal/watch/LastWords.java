package mpi.internal.watch;

import java.util.Collection;
import java.util.List;

/**
 * Delays the end of the job after this rank has decided to end it. Meanwhile the other ranks can
 * print their reports, too, since the rank at fault may be the last that reaches its time limit.
 */
final class LastWords {

    private static final long REPORTS_MILLIS = 1000;

    /**
     * Further time that a rank waits if a lower rank of its host also ends the job, in which the
     * lower rank can print its table of ranks.
     */
    private static final long TABLE_MILLIS = 500;

    private final JobRank self;

    LastWords(JobRank self) {
        this.self = self;
    }

    /**
     * Blocks until the other ranks had time to report. If this rank is the lowest of its host that
     * reports, it then prints a table of the ranks that do not report.
     */
    void await(Parent parent) {
        sleep(REPORTS_MILLIS);
        Collection<HostRanks.RankStatus> ranks = HostRanks.statuses(parent).values();
        if (isLowest(ranks)) {
            List<HostRanks.RankStatus> silent =
                    ranks.stream().filter(r -> !r.endsTheJob()).toList();
            if (!silent.isEmpty()) {
                StringBuilder text = new StringBuilder(self.text());
                RankTable.append(text.append(": the other ranks of this host:"), silent, 0);
                System.err.println(text);
            }
        } else {
            sleep(TABLE_MILLIS);
        }
    }

    private boolean isLowest(Collection<HostRanks.RankStatus> ranks) {
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
