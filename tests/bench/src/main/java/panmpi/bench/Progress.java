package panmpi.bench;

import java.io.PrintStream;

/** A line that says how far it is, on a terminal only. */
final class Progress {
    private static final int WIDTH = 30;
    private static final String CLEAR = "\r\u001b[K";

    private final PrintStream out = System.err;
    private final boolean shown = System.console() != null && System.console().isTerminal();
    private final int steps;
    private int done;

    Progress(int steps) {
        this.steps = steps;
    }

    void step(String what) {
        if (shown) {
            int filled = WIDTH * done / steps;
            String bar = "#".repeat(filled) + "-".repeat(WIDTH - filled);
            out.printf("%s[%s] %d of %d: %s", CLEAR, bar, done, steps, what);
        }
        done++;
    }

    /** Leaves the line to others. */
    void clear() {
        if (shown) {
            out.print(CLEAR);
        }
    }
}
