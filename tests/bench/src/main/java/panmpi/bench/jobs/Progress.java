package panmpi.bench.jobs;

import java.io.PrintStream;

/** A progress bar, printed if standard error is a terminal. */
public final class Progress {
    private static final int WIDTH = 30;
    private static final String CLEAR = "\r\u001b[K";

    private final PrintStream out = System.err;
    private final boolean shown = System.console() != null && System.console().isTerminal();
    private final int steps;
    private int done;

    public Progress(int steps) {
        this.steps = steps;
    }

    public void step(String what) {
        if (shown) {
            int filled = WIDTH * done / steps;
            String bar = "#".repeat(filled) + "-".repeat(WIDTH - filled);
            out.printf("%s[%s] %d of %d: %s", CLEAR, bar, done, steps, what);
        }
        done++;
    }

    /** Erases the bar, so that another line can be printed. */
    public void clear() {
        if (shown) {
            out.print(CLEAR);
        }
    }
}
