package mpi.timeline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads the traces in a folder, leaves out traces of earlier runs, and notes for the user what is
 * missing or incomplete.
 */
final class TraceFolder {

    /**
     * Time in ns (1 hour): if JSON files begin further apart than this, they are of several runs.
     */
    private static final long ONE_RUN_NANOS = 3_600_000_000_000L;

    private static final long NANOS_OF_MILLI = 1_000_000L;

    private final Path folder;
    private final List<String> notes = new ArrayList<>();

    private TraceFolder(Path folder) {
        this.folder = folder;
    }

    static JobTrace read(Path folder) throws IOException {
        return new TraceFolder(folder).read();
    }

    private JobTrace read() throws IOException {
        List<Path> files = files("rank-\\d+(-\\d+)?\\.trace");
        List<RankTrace> ranks = files.isEmpty() ? ofJson() : ofRun(files);
        ranks.removeIf(rank -> rank.calls().isEmpty());
        if (ranks.isEmpty()) {
            throw new IOException("the traces in " + folder + " have no calls");
        }
        ranks.sort(Comparator.comparingInt(RankTrace::world).thenComparingInt(RankTrace::rank));
        long since = ranks.stream().mapToLong(RankTrace::begin).min().orElse(0) / NANOS_OF_MILLI;
        JobTrace job = new JobTrace(ranks, notes, StrictReports.cycle(folder, since, notes));
        for (int world = 0; world < job.worlds(); world++) {
            lookForGaps(job, world);
        }
        return job;
    }

    private List<Path> files(String pattern) throws IOException {
        try (Stream<Path> list = Files.list(folder)) {
            return list.filter(f -> f.getFileName().toString().matches(pattern)).sorted().toList();
        }
    }

    private List<RankTrace> ofRun(List<Path> files) throws IOException {
        List<RankTrace> all = new ArrayList<>();
        for (Path file : RankSample.of(files, notes)) {
            RankTrace rank = BinaryTrace.read(file);
            all.add(rank);
        }
        List<RankTrace> run = new Runs(all, notes).last();
        Clocks clocks = new Clocks(run.stream().map(RankTrace::head).toList(), notes);
        clocks.tell();
        for (RankTrace rank : run) {
            tellOfEnd(rank);
        }
        return new ArrayList<>(run.stream().map(clocks::align).toList());
    }

    private void tellOfEnd(RankTrace rank) {
        if (rank.head().lost() > 0) {
            notes.add(
                    "%s lacks its last %d calls, since the disk was full"
                            .formatted(rank.head().file(), rank.head().lost()));
        } else if (!rank.isWhole()) {
            notes.add(
                    rank.head().file()
                            + " ends in the middle of the job: its rank has died, or still runs");
        }
    }

    private List<RankTrace> ofJson() throws IOException {
        List<Path> files = files("rank-.*\\.json");
        if (files.isEmpty()) {
            throw new IOException(
                    "%s has no rank-N.trace; mpijava -Dpanmpi.trace=%s Main writes them"
                            .formatted(folder, folder));
        }
        List<RankTrace> ranks = new ArrayList<>();
        for (Path file : files) {
            RankTrace rank = JsonTrace.read(file);
            if (!rank.isWhole()) {
                notes.add(
                        file.getFileName()
                                + " ends in the middle of the job: its rank has died, or still runs");
            }
            ranks.add(rank);
        }
        long first = begins(ranks).min().orElse(0);
        if (begins(ranks).max().orElse(0) - first > ONE_RUN_NANOS) {
            notes.add("the traces begin more than an hour apart: they are of several runs");
        }
        return ranks;
    }

    private static java.util.stream.LongStream begins(List<RankTrace> ranks) {
        return ranks.stream().filter(r -> !r.calls().isEmpty()).mapToLong(RankTrace::begin);
    }

    private void lookForGaps(JobTrace job, int world) {
        var there = job.places(world);
        int size =
                job.ranks().stream()
                        .filter(rank -> rank.world() == world)
                        .mapToInt(
                                r -> Math.max(r.rank() + 1, r.head() == null ? 0 : r.head().size()))
                        .max()
                        .orElse(0);
        boolean isSampled = notes.stream().anyMatch(note -> note.contains(RankSample.WORD));
        for (int rank = 0; rank < size && !isSampled; rank++) {
            if (!there.containsKey(rank)) {
                notes.add("rank " + rank + " has no trace");
            }
        }
    }
}
