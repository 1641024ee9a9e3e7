package mpi.timeline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The traces of all ranks of a job, and of the jobs that it has spawned.
 *
 * @param ranks in the order of the picture: by job and number.
 * @param notes sentences on what is missing or cut.
 * @param cycle ranks of a deadlock that strict checks have found.
 */
record JobTrace(List<RankTrace> ranks, List<String> notes, Set<Integer> cycle) {

    /** Place of each rank of a job in the picture. */
    Map<Integer, Integer> places(int world) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < ranks.size(); i++) {
            if (ranks.get(i).world() == world) {
                places.put(ranks.get(i).rank(), i);
            }
        }
        return places;
    }

    /** Number of ranks of a job that have a trace. */
    int size(int world) {
        return (int) ranks.stream().filter(rank -> rank.world() == world).count();
    }

    /** Number of jobs. */
    int worlds() {
        return 1 + ranks.stream().mapToInt(RankTrace::world).max().orElse(0);
    }

    /** Beginning of the first call, in ns. */
    long begin() {
        return ranks.stream().mapToLong(RankTrace::begin).min().orElse(0);
    }

    /** End of the last call, in ns. */
    long end() {
        return ranks.stream().mapToLong(RankTrace::end).max().orElse(0);
    }
}
