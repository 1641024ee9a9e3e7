package mpi.timeline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The traces of all ranks of a job.
 *
 * @param ranks in the order of their numbers.
 * @param notes sentences on what is missing or cut.
 */
record JobTrace(List<RankTrace> ranks, List<String> notes) {

    /** Time between files after which they are of two runs. */
    private static final long ONE_RUN_NANOS = 3_600_000_000_000L;

    static JobTrace read(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> list = Files.list(folder)) {
            files = list.filter(f -> f.getFileName().toString().matches("rank-.*\\.json")).toList();
        }
        if (files.isEmpty()) {
            throw new IOException(
                    folder
                            + " has no rank-N.json; mpijava -Dpanmpi.trace="
                            + folder
                            + " Main writes them");
        }
        List<String> notes = new ArrayList<>();
        List<RankTrace> ranks = new ArrayList<>();
        for (Path file : files) {
            RankTrace rank = TraceFile.read(file);
            if (!rank.isWhole()) {
                notes.add(file.getFileName() + " ends amid the job: its rank has died, or runs");
            }
            if (!rank.calls().isEmpty()) {
                ranks.add(rank);
            }
        }
        ranks.sort(Comparator.comparingInt(RankTrace::rank));
        JobTrace job = new JobTrace(ranks, notes);
        job.lookForGaps();
        return job;
    }

    private void lookForGaps() throws IOException {
        if (ranks.isEmpty()) {
            throw new IOException("the traces have no calls");
        }
        for (int i = 0; i < ranks.size() && ranks.get(i).rank() <= i; i++) {
            if (i + 1 < ranks.size() && ranks.get(i + 1).rank() > i + 1) {
                notes.add("rank " + (i + 1) + " has no trace");
            }
        }
        if (spread() > ONE_RUN_NANOS) {
            notes.add("the traces begin more than an hour apart: they are of several runs");
        }
    }

    private long spread() {
        return ranks.stream().mapToLong(JobTrace::begin).max().orElse(0) - begin();
    }

    private static long begin(RankTrace rank) {
        return rank.calls().getFirst().begin();
    }

    /** Beginning of the first call, in ns. */
    long begin() {
        return ranks.stream().mapToLong(JobTrace::begin).min().orElse(0);
    }

    /** End of the last call, in ns. */
    long end() {
        return ranks.stream()
                .flatMap(rank -> rank.calls().stream())
                .mapToLong(TracedCall::end)
                .max()
                .orElse(0);
    }
}
