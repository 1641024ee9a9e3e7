package mpi.junit.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import mpi.junit.job.Event;
import mpi.junit.wire.FromRank;

/** Prints what ranks print, each line behind its rank, so that a report has it with its test. */
final class Echo {

    private static final int MOST_LINES = 30;

    private final Deque<String> ofLauncher = new ArrayDeque<>();

    void print(int rank, FromRank.Printed output) {
        if (rank == Event.LAUNCHER) {
            ofLauncher.add(output.text());
            if (ofLauncher.size() > MOST_LINES) {
                ofLauncher.remove();
            }
            System.out.print(output.text());
            return;
        }
        StringBuilder lines = new StringBuilder();
        output.text().lines().forEach(line -> lines.append("[%d] %s%n".formatted(rank, line)));
        (output.isError() ? System.err : System.out).print(lines);
    }

    /** Forgets what the launcher printed up to the end of a test. */
    void beginTest() {
        ofLauncher.clear();
    }

    /** Returns the last lines of the launcher, of C code and of a JVM that crashed. */
    String ofLauncher() {
        return String.join("", ofLauncher);
    }
}
