package mpi.timeline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Traces of all ranks of a job, and of the jobs that it has spawned. In this package, each of these
 * jobs is called a "world" and has a number; the first job is world 0.
 *
 * @param ranks traces in the order of the rows in the timeline page: by world and rank.
 * @param notes sentences for the user on what is missing or incomplete.
 * @param cycle ranks of a deadlock that strict checks ({@code -Dpanmpi.checks=strict}) have found;
 *     empty if there is none.
 */
record JobTrace(List<RankTrace> ranks, List<String> notes, Set<Integer> cycle) {

    /** Returns the row in the page (the "place") of each rank of a world. */
    Map<Integer, Integer> places(int world) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < ranks.size(); i++) {
            if (ranks.get(i).world() == world) {
                places.put(ranks.get(i).rank(), i);
            }
        }
        return places;
    }

    /** Returns the number of ranks of a world that have a trace. */
    int size(int world) {
        return (int) ranks.stream().filter(rank -> rank.world() == world).count();
    }

    /** Returns the number of worlds. */
    int worlds() {
        return 1 + ranks.stream().mapToInt(RankTrace::world).max().orElse(0);
    }

    /** Returns the beginning of the first call, in ns on the job's clock. */
    long begin() {
        return ranks.stream().mapToLong(RankTrace::begin).min().orElse(0);
    }

    /** Returns the end of the last call, in ns on the job's clock. */
    long end() {
        return ranks.stream().mapToLong(RankTrace::end).max().orElse(0);
    }
}
