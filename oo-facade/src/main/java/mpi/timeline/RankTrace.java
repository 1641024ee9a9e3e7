package mpi.timeline;

import java.util.List;
import java.util.Map;

/**
 * Trace of a rank.
 *
 * @param world number of the rank's job in the timeline page: 0, or more for a spawned job.
 * @param rank rank in that job.
 * @param host name of the rank's host; empty if the name is not known.
 * @param threads names of the rank's threads by number.
 * @param calls calls in the order of their beginnings.
 * @param regions regions that the program has marked.
 * @param isWhole false if the file ends before Finalize, since the rank has died or still runs.
 * @param head header of the file; null for a JSON file.
 */
record RankTrace(
        int world,
        int rank,
        String host,
        Map<Integer, String> threads,
        List<TracedCall> calls,
        List<Region> regions,
        boolean isWhole,
        TraceHead head) {

    /** Returns the name of the rank's row in the timeline page. */
    String title() {
        return (world == 0 ? "rank " : "job " + (world + 1) + " rank ") + rank;
    }

    /** Returns a copy that belongs to another job of the page. */
    RankTrace in(int otherWorld) {
        return new RankTrace(otherWorld, rank, host, threads, calls, regions, isWhole, head);
    }

    /** Returns a copy with these calls and regions. */
    RankTrace with(List<TracedCall> newCalls, List<Region> newRegions) {
        return new RankTrace(world, rank, host, threads, newCalls, newRegions, isWhole, head);
    }

    long begin() {
        return calls.getFirst().begin();
    }

    /** Returns the end of the last call; a call that has not ended counts with its beginning. */
    long end() {
        return calls.stream().mapToLong(TracedCall::end).max().orElse(0);
    }
}
