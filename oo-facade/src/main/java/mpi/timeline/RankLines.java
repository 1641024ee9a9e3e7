package mpi.timeline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Makes the lines of the summary that show how each rank spent its time. Of more than 16 ranks,
 * only the 8 with the least and the 8 with the most time outside of MPI are shown.
 */
final class RankLines {

    private static final int MOST = 16;

    private RankLines() {}

    static List<String> of(JobTrace job, List<RankTimes> times) {
        List<String> lines = new ArrayList<>();
        for (int place : chosen(times)) {
            RankTimes rank = times.get(place);
            StringBuilder kinds = new StringBuilder();
            rank.byKind().forEach((k, s) -> kinds.append(", %s %.3f s".formatted(k.text(), s)));
            lines.add(
                    "%s: %.1f %% in MPI%s"
                            .formatted(job.ranks().get(place).title(), rank.share(), kinds));
        }
        if (lines.size() < times.size()) {
            lines.add(
                    "these are the ranks with least and most time outside of MPI, of "
                            + times.size());
        }
        return lines;
    }

    private static Iterable<Integer> chosen(List<RankTimes> times) {
        List<Integer> places =
                IntStream.range(0, times.size())
                        .boxed()
                        .sorted(Comparator.comparingDouble(place -> times.get(place).outside()))
                        .toList();
        TreeSet<Integer> chosen = new TreeSet<>(places);
        if (places.size() > MOST) {
            chosen.clear();
            chosen.addAll(places.subList(0, MOST / 2));
            chosen.addAll(places.subList(places.size() - MOST / 2, places.size()));
        }
        return chosen;
    }
}
