package mpi.internal.watch;

import java.util.Collection;

/** Table of a report: the calls that each rank of this host waits in. */
final class RankTable {

    /** Most ranks listed: a node may have hundreds. */
    private static final int MOST = 32;

    private RankTable() {}

    /** Appends a line for each rank, and one on those of other hosts. */
    static void append(StringBuilder text, Collection<HostRanks.Said> ranks, int unseen) {
        ranks.stream()
                .limit(MOST)
                .forEach(said -> text.append("\n    rank " + said.rank() + ": " + said.doing()));
        if (ranks.size() > MOST) {
            text.append("\n    " + (ranks.size() - MOST) + " more on this host");
        }
        if (unseen > 0) {
            text.append("\n    " + unseen + " more on other hosts, not seen from here");
        }
    }
}
