package panmpi.tests;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs a command with a timeout and leaves no process of it behind. */
final class Processes {
    private static final Duration LAST_WORDS = Duration.ofSeconds(3);

    private Processes() {}

    /**
     * Runs {@code command}, killing the whole tree of processes when it takes longer than {@code
     * timeout}.
     *
     * @param environment variables to set; an empty value removes the variable.
     * @param log file that takes the output, also read by who looks into a failure later.
     */
    static Job run(
            List<String> command, Map<String, String> environment, Duration timeout, Path log) {
        try {
            var builder = new ProcessBuilder(command).redirectErrorStream(true);
            builder.redirectInput(new File("/dev/null")).redirectOutput(log.toFile());
            environment.forEach((name, value) -> set(builder, name, value));
            var process = builder.start();
            var inTime = process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
            if (!inTime) {
                kill(process);
            }
            // Not readString: ranks that print at once may cut each other's characters in two.
            var output = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
            var name = log.getFileName().toString().replaceFirst("\\.log$", "");
            return new Job(name, command, inTime ? process.exitValue() : Job.TIMED_OUT, output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted while waiting for " + command, e);
        }
    }

    private static void set(ProcessBuilder builder, String name, String value) {
        if (value.isEmpty()) {
            builder.environment().remove(name);
        } else {
            builder.environment().put(name, value);
        }
    }

    /** A rank that hangs prints the stacks of its threads first: SIGQUIT is how a JVM is asked. */
    private static void kill(Process process) throws IOException, InterruptedException {
        var tree = process.descendants().toList();
        for (var rank : tree) {
            if (rank.info().command().orElse("").contains("java")) {
                new ProcessBuilder("kill", "-QUIT", Long.toString(rank.pid())).start().waitFor();
            }
        }
        process.waitFor(LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS);
        tree.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
    }
}
