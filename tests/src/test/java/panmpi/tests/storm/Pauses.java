package panmpi.tests.storm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the pauses of this JVM's threads from its own log: {@code
 * -Xlog:safepoint,gc:file=...:timenanos}.
 */
final class Pauses {
    /**
     * Pause of all threads at a safepoint. The log's total begins with the request for the
     * safepoint, so that the time until all threads have stopped counts, too.
     */
    private static final Pattern ALL =
            Pattern.compile("\\[(\\d+)ns] Safepoint \"(\\w+)\".* Total: +(\\d+) ns");

    /**
     * Pause of one thread that waits for memory in an exchange. Pauses of the thread that only
     * allocates do not count, since they delay no exchange.
     */
    private static final Pattern ONE =
            Pattern.compile("\\[(\\d+)ns].*(Allocation Stall \\(thread.*\\)) ([0-9.]+)ms");

    private Pauses() {}

    /**
     * {@return the pauses that end later than {@code since}, by the monotonic clock, from this
     * JVM's log in a folder}
     */
    static List<Stall> ofThisProcess(String folder, long since) {
        Path log = Path.of(folder, "pauses-" + ProcessHandle.current().pid() + ".log");
        List<Stall> pauses = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(log)) {
                Matcher all = ALL.matcher(line);
                Matcher one = ONE.matcher(line);
                if (all.find()) {
                    pauses.add(pause(all.group(2), all.group(1), Double.parseDouble(all.group(3))));
                } else if (one.find()) {
                    double nanos = 1e6 * Double.parseDouble(one.group(3));
                    pauses.add(pause(one.group(2), one.group(1), nanos));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        pauses.removeIf(pause -> pause.end() < since);
        return pauses;
    }

    private static Stall pause(String what, String end, double nanos) {
        long ended = Long.parseLong(end);
        return new Stall(what, ended - (long) nanos, ended);
    }
}
