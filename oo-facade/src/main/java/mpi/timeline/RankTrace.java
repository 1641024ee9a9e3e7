package mpi.timeline;

import java.util.List;
import java.util.Map;

/**
 * The trace of a rank.
 *
 * @param world number of its job in the picture: 0, or more for spawned ones.
 * @param rank its number in that job.
 * @param host name of its host; empty if it is not known.
 * @param threads names of its threads.
 * @param calls in the order of their beginnings.
 * @param regions of its program.
 * @param isWhole false if the file ends amid the job, as that of a rank that has died may.
 * @param head header of the file; null for a file of JSON.
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

    /** Name in the picture. */
    String title() {
        return (world == 0 ? "rank " : "job " + (world + 1) + " rank ") + rank;
    }

    /** This trace in another job of the picture. */
    RankTrace in(int otherWorld) {
        return new RankTrace(otherWorld, rank, host, threads, calls, regions, isWhole, head);
    }

    /** This trace with other times. */
    RankTrace with(List<TracedCall> newCalls, List<Region> newRegions) {
        return new RankTrace(world, rank, host, threads, newCalls, newRegions, isWhole, head);
    }

    long begin() {
        return calls.getFirst().begin();
    }

    /** End of the last call, or begin of one that has not ended. */
    long end() {
        return calls.stream().mapToLong(TracedCall::end).max().orElse(0);
    }
}
