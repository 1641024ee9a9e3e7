package mpi.internal.watch;

import java.util.Collection;

/** Formats, for a report, a table of the calls in which each rank of this host waits. */
final class RankTable {

    /** Maximum number of ranks that are listed, since a host may have hundreds. */
    private static final int MOST = 32;

    private RankTable() {}

    /**
     * Appends a line for each rank, and a line that counts the {@code unseen} ranks of other hosts.
     */
    static void append(StringBuilder text, Collection<HostRanks.RankStatus> ranks, int unseen) {
        ranks.stream()
                .limit(MOST)
                .forEach(each -> text.append("\n    rank " + each.rank() + ": " + each.doing()));
        if (ranks.size() > MOST) {
            text.append("\n    " + (ranks.size() - MOST) + " more on this host");
        }
        if (unseen > 0) {
            text.append("\n    " + unseen + " more on other hosts, not seen from here");
        }
    }
}
