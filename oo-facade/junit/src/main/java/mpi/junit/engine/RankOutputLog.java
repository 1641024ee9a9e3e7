package mpi.junit.engine;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import mpi.junit.job.Event;
import mpi.junit.wire.FromRank;

/**
 * Prints the output of the ranks as it arrives, each line after the number of its rank, so that a
 * report shows a line with the test that has printed it. Also keeps the last lines for the message
 * of a failure.
 */
final class RankOutputLog {

    private static final int MOST_LINES = 30;

    /** Beginning of the report on a mistake that strict checks have found. */
    private static final String MISTAKE = "panmpi: mistake found,";

    private final Map<Integer, Deque<String>> last = new HashMap<>();
    private final Set<Integer> reporters = new TreeSet<>();

    void print(int rank, FromRank.Printed output) {
        output.text().lines().forEach(line -> print(rank, line, output.isError()));
    }

    private void print(int rank, String line, boolean isError) {
        boolean isOfRank = rank != Event.LAUNCHER;
        (isError && isOfRank ? System.err : System.out)
                .println(isOfRank ? "[" + rank + "] " + line : line);
        if (line.startsWith(MISTAKE) && isOfRank) {
            reporters.add(rank);
        }
        Deque<String> lines = last.computeIfAbsent(rank, _ -> new ArrayDeque<>());
        lines.add(line);
        if (lines.size() > MOST_LINES) {
            lines.remove();
        }
    }

    /** Forgets all lines that were printed before this call, since they belong to earlier tests. */
    void beginTest() {
        last.clear();
        reporters.clear();
    }

    /** Returns the ranks that printed a mistake, after which strict checks end all ranks. */
    Set<Integer> reporters() {
        return Collections.unmodifiableSet(reporters);
    }

    /** Returns the last lines of the launcher, of C code and of a JVM that crashed. */
    String ofLauncher() {
        return of(Event.LAUNCHER);
    }

    /** Returns the last lines that the launcher and each of the ranks have printed. */
    String ofAll() {
        StringBuilder all = new StringBuilder();
        for (int rank : new TreeSet<>(last.keySet())) {
            String who = rank == Event.LAUNCHER ? "mpiexec" : "rank " + rank;
            all.append('\n').append(who).append(" printed last:\n").append(of(rank));
        }
        return all.toString();
    }

    /** Returns the last lines of a rank. */
    String of(int rank) {
        return String.join("\n", last.getOrDefault(rank, new ArrayDeque<>())).strip();
    }
}
