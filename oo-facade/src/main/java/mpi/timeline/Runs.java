package mpi.timeline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Separates the traces of several runs in one folder. A run overwrites the files of the run before,
 * except the files of ranks that the new run does not have. Processes of one run overlap in time,
 * so that a file which ends before the others begin belongs to an earlier run, unless its process
 * was started by the same {@code mpiexec} as one of the others.
 */
final class Runs {

    private final List<RankTrace> all;
    private final List<String> notes;

    Runs(List<RankTrace> all, List<String> notes) {
        this.all = new ArrayList<>(all);
        this.notes = notes;
        this.all.sort(Comparator.comparingLong(Runs::begin));
    }

    private static long begin(RankTrace rank) {
        return rank.head().wall();
    }

    private static long end(RankTrace rank) {
        return rank.calls().isEmpty() ? begin(rank) : begin(rank) + rank.end();
    }

    /**
     * Returns the traces of the last run. A rank that occurs several times in the run belongs to a
     * spawned job, which becomes a world of its own (see {@link JobTrace}).
     */
    List<RankTrace> last() {
        int first = 0;
        long reached = Long.MIN_VALUE;
        for (int i = 0; i < all.size(); i++) {
            if (begin(all.get(i)) > reached) {
                first = i;
            }
            reached = Math.max(reached, end(all.get(i)));
        }
        List<RankTrace> run = new ArrayList<>(all.subList(first, all.size()));
        Set<Long> launches = new HashSet<>();
        run.forEach(rank -> launches.add(rank.head().job()));
        for (RankTrace old : all.subList(0, first)) {
            if (launches.contains(old.head().job())) {
                run.add(old);
            } else {
                notes.add(old.head().file() + " is of an earlier run, and left out");
            }
        }
        return inWorlds(run);
    }

    /**
     * Returns the number of ranks of a job. A process that died in {@code MPI_Init} does not know
     * this number, so that it is taken from the trace of another process of the same launch.
     */
    private static int size(RankTrace rank, List<RankTrace> run) {
        return rank.head().size() > 0
                ? rank.head().size()
                : run.stream()
                        .filter(other -> other.head().job() == rank.head().job())
                        .mapToInt(other -> other.head().size())
                        .max()
                        .orElse(0);
    }

    /**
     * Key that the processes of one job have in common; {@code copy} counts jobs of one launch with
     * the same number of ranks.
     */
    private record Key(long launch, int size, int copy) {}

    private static List<RankTrace> inWorlds(List<RankTrace> run) {
        Map<Key, Integer> worlds = new LinkedHashMap<>();
        Map<Key, Set<Integer>> taken = new HashMap<>();
        List<RankTrace> placed = new ArrayList<>();
        for (RankTrace rank : run) {
            Key key = new Key(rank.head().job(), size(rank, run), 0);
            while (!taken.computeIfAbsent(key, k -> new HashSet<>()).add(rank.rank())) {
                key = new Key(key.launch, key.size, key.copy + 1);
            }
            placed.add(rank.in(worlds.computeIfAbsent(key, k -> worlds.size())));
        }
        return placed;
    }
}
