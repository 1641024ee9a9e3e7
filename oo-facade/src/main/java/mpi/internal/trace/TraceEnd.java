package mpi.internal.trace;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;

/**
 * Makes the timeline page at the end of a traced job. Rank 0 does so when all ranks have finished
 * their files, if it finds all files in the folder and they have at most 16 MiB together. {@code
 * -Dpanmpi.trace.page=false} turns the page off.
 */
final class TraceEnd {

    private static final String PROPERTY = "panmpi.trace.page";
    private static final long MOST_BYTES = 16L << 20;
    private static final long PATIENCE_NANOS = 2_000_000_000L;
    private static final long LOOK_MILLIS = 10;

    private final Path folder;
    private final int ranks;

    TraceEnd(Path folder, int ranks) {
        this.folder = folder;
        this.ranks = ranks;
    }

    /** Makes the page, on rank 0 of a job that was not spawned, and prints its path. */
    static void picture(Path own, int rank, int ranks) {
        boolean isFirst = rank == 0 && own.endsWith(TraceLayout.fileName(0));
        if (isFirst && !"false".equals(System.getProperty(PROPERTY))) {
            System.err.println("panmpi: " + new TraceEnd(own.getParent(), ranks).text());
        }
    }

    private String text() {
        String later = "mpijava --timeline " + folder + " makes the picture";
        try {
            int ended = await();
            if (ended < ranks) {
                return "the traces of %d of %d ranks are in %s; %s once all are in one folder"
                        .formatted(ended, ranks, folder, later);
            }
            if (bytes() > MOST_BYTES) {
                return "the traces are in %s; %s".formatted(folder, later);
            }
            TracePicture picture = ServiceLoader.load(TracePicture.class).findFirst().orElseThrow();
            return "the picture of the job is in " + picture.make(folder);
        } catch (IOException | RuntimeException | OutOfMemoryError failure) {
            return "no picture of the job: " + failure.getMessage() + "; later, " + later;
        }
    }

    /** Waits up to 2 s until all ranks have finished their files. Returns how many ranks have. */
    private int await() throws IOException {
        long end = System.nanoTime() + PATIENCE_NANOS;
        int ended = 0;
        while (ended < ranks && System.nanoTime() < end) {
            if (hasEnded(folder.resolve(TraceLayout.fileName(ended)))) {
                ended++;
            } else if (!sleep()) {
                return ended;
            }
        }
        return ended;
    }

    private static boolean sleep() {
        try {
            Thread.sleep(LOOK_MILLIS);
            return true;
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static boolean hasEnded(Path file) throws IOException {
        if (!Files.exists(file)) {
            return false;
        }
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "r")) {
            open.seek(TraceLayout.H_ENDED);
            return open.length() >= TraceLayout.PAGE && Integer.reverseBytes(open.readInt()) == 1;
        }
    }

    private long bytes() throws IOException {
        long bytes = 0;
        for (int rank = 0; rank < ranks; rank++) {
            bytes += Files.size(folder.resolve(TraceLayout.fileName(rank)));
        }
        return bytes;
    }
}
