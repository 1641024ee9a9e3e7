package mpi.timeline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses the ranks whose traces are read. More than 1024 ranks, or 800 MiB of traces, would be too
 * many to look at or to keep in memory.
 */
final class RankSample {

    /** Word by which {@link TraceFolder} finds the note that says that ranks were left out. */
    static final String WORD = "every";

    private static final int MOST_RANKS = 1024;
    private static final long MOST_BYTES = 800L << 20;

    private RankSample() {}

    /**
     * Returns all files, or each n-th in the order of the ranks, and adds a note if some are left
     * out.
     */
    static List<Path> of(List<Path> files, List<String> notes) throws IOException {
        long bytes = 0;
        for (Path file : files) {
            bytes += Files.size(file);
        }
        int step = (int) Math.max(ceil(files.size(), MOST_RANKS), ceil(bytes, MOST_BYTES));
        if (step <= 1) {
            return files;
        }
        List<Path> inOrder = new ArrayList<>(files);
        inOrder.sort(Comparator.comparingInt(RankSample::rank));
        List<Path> some = new ArrayList<>();
        for (int i = 0; i < inOrder.size(); i += step) {
            some.add(inOrder.get(i));
        }
        notes.add(
                "the traces of %d ranks, %d MB together, are too many: one of %s %d ranks is read, and messages to others are not shown"
                        .formatted(files.size(), bytes >> 20, WORD, step));
        return some;
    }

    private static long ceil(long amount, long most) {
        return (amount + most - 1) / most;
    }

    private static int rank(Path file) {
        return Integer.parseInt(file.getFileName().toString().split("[-.]")[1]);
    }
}
