package panmpi.generator.header;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Exception for a reader process that died without an answer; the message describes how it ended.
 */
final class ReaderDeath extends IOException {

    private static final long serialVersionUID = 1L;

    /** File name of the JVM's crash report, in the folder of the reader process. */
    static final String REPORT = "hs_err.log";

    /** File name of the error output of the reader process, in the folder of the process. */
    static final String LOG = "log";

    private static final Pattern CAUSE = Pattern.compile("#  (SIG[A-Z]+) \\(.*");

    /**
     * Exit codes above this number stand for a signal: each is this number plus the number of the
     * signal.
     */
    private static final int SIGNALS = 128;

    private static final Map<Integer, String> NAMES =
            Map.of(
                    4, "SIGILL", 6, "SIGABRT", 7, "SIGBUS", 8, "SIGFPE", 9, "SIGKILL", 11,
                    "SIGSEGV");

    /** The exit code of a JVM that ran out of memory, with {@code -XX:+ExitOnOutOfMemoryError}. */
    private static final int OUT_OF_MEMORY = 3;

    private ReaderDeath(String how) {
        super(how);
    }

    /** Makes the exception for a process that ended by itself. */
    static ReaderDeath of(int exit, Path folder) {
        if (exit == OUT_OF_MEMORY) {
            return new ReaderDeath("ran out of memory");
        }
        Path report = folder.resolve(REPORT);
        String more =
                Files.exists(report)
                        ? " (its crash report is " + report + ")"
                        : lastLine(folder.resolve(LOG)).map(l -> ", saying: " + l).orElse("");
        return new ReaderDeath(signal(report).orElseGet(() -> ended(exit)) + more);
    }

    static ReaderDeath ofTime(Duration limit) {
        return new ReaderDeath("was stopped, since it had no answer after " + seconds(limit));
    }

    static ReaderDeath ofInterrupt() {
        return new ReaderDeath("was stopped, since the generator was");
    }

    /** Describes the end of a process by its exit code. */
    static String ended(int exit) {
        if (!isSignal(exit)) {
            return "ended with exit code " + exit;
        }
        int signal = exit - SIGNALS;
        String name = NAMES.getOrDefault(signal, "signal " + signal);
        return "died of " + name + (signal == 9 ? ", as when the system is out of memory" : "");
    }

    /**
     * Returns a phrase with the signal that a crash report names. The exit code does not show this
     * signal: after a crash the JVM ends by SIGABRT.
     */
    private static Optional<String> signal(Path report) {
        if (!Files.exists(report)) {
            return Optional.empty();
        }
        try (Stream<String> lines = Files.lines(report)) {
            return signal(lines);
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns a phrase with the signal that the lines of a crash report name; empty if they name
     * none.
     */
    static Optional<String> signal(Stream<String> lines) {
        return lines.map(CAUSE::matcher)
                .filter(Matcher::matches)
                .map(line -> "died of " + line.group(1))
                .findFirst();
    }

    /** Tests whether an exit code stands for a signal. */
    static boolean isSignal(int exit) {
        return exit > SIGNALS;
    }

    private static Optional<String> lastLine(Path log) {
        try (Stream<String> lines = Files.lines(log)) {
            return lines.filter(line -> !line.isBlank()).reduce((_, last) -> last);
        } catch (IOException | UncheckedIOException e) {
            return Optional.empty();
        }
    }

    private static String seconds(Duration limit) {
        long minutes = limit.toMinutes();
        return minutes > 0 ? minutes + " minutes" : limit.toSeconds() + " seconds";
    }
}
