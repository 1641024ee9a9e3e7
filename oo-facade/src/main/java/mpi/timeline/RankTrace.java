package mpi.timeline;

import java.util.List;
import java.util.Map;

/**
 * The trace of a rank.
 *
 * @param rank its number.
 * @param title what the trace calls it.
 * @param threads names of its threads.
 * @param calls in the order of their beginnings.
 * @param isWhole false if the file ends amid a call, as that of a rank that has died may.
 */
record RankTrace(
        int rank,
        String title,
        Map<Integer, String> threads,
        List<TracedCall> calls,
        boolean isWhole) {}
