package mpi.concurrent;

import java.io.PrintStream;
import java.util.function.Consumer;

/**
 * Prints progress: on a terminal as a bar that is redrawn, else as a line every ten seconds and at
 * the end.
 */
final class ProgressBar implements Consumer<Progress> {

    private static final int WIDTH = 30;
    private static final long PAUSE_NANOS = 10_000_000_000L;

    private final PrintStream out;
    private final boolean isTerminal;
    private final long begun = System.nanoTime();
    private long printed = begun;

    ProgressBar(PrintStream out) {
        this.out = out;
        isTerminal = System.console() != null && System.console().isTerminal();
    }

    @Override
    public void accept(Progress progress) {
        long ended = progress.done() + progress.failed();
        boolean isEnd = ended == progress.submitted();
        if (isTerminal) {
            int filled = (int) (WIDTH * ended / Math.max(1, progress.submitted()));
            String bar = "#".repeat(filled) + ".".repeat(WIDTH - filled);
            out.print("\r[" + bar + "] " + text(progress, ended) + (isEnd ? "\n" : ""));
            out.flush();
        } else if (isEnd || System.nanoTime() - printed > PAUSE_NANOS) {
            printed = System.nanoTime();
            out.println("panmpi: " + text(progress, ended));
        }
    }

    private String text(Progress progress, long ended) {
        double seconds = (System.nanoTime() - begun) / 1e9;
        return "%d of %d tasks in %.0f s%s, %d workers%s"
                .formatted(
                        ended,
                        progress.submitted(),
                        seconds,
                        progress.failed() > 0 ? " (" + progress.failed() + " failed)" : "",
                        progress.workers(),
                        progress.lost() > 0 ? " (" + progress.lost() + " lost)" : "");
    }
}
