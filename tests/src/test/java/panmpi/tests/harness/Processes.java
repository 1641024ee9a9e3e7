package panmpi.tests.harness;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** Runs a command with a timeout and leaves no process of it behind. */
public final class Processes {
    private static final Duration LAST_WORDS = Duration.ofSeconds(3);

    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Processes::end)));
    }

    private Processes() {}

    /** Runs {@code command} in the folder where the tests run. */
    public static Job run(
            List<String> command, Map<String, String> environment, Duration timeout, Path log) {
        return run(command, Path.of("").toAbsolutePath(), environment, timeout, log);
    }

    /**
     * Runs {@code command}, killing the whole tree of processes when it takes longer than {@code
     * timeout}.
     *
     * @param folder working folder.
     * @param environment variables to set; an empty value removes the variable.
     * @param log file for the output, which is kept for those who look into a failure later.
     */
    public static Job run(
            List<String> command,
            Path folder,
            Map<String, String> environment,
            Duration timeout,
            Path log) {
        try {
            var builder = new ProcessBuilder(command).redirectErrorStream(true);
            builder.directory(folder.toFile());
            builder.redirectInput(new File("/dev/null")).redirectOutput(log.toFile());
            environment.forEach((name, value) -> set(builder, name, value));
            var process = builder.start();
            RUNNING.add(process);
            var inTime = process.waitFor(timeout.toMillis(), TimeUnit.MILLISECONDS);
            if (!inTime) {
                kill(process);
            }
            RUNNING.remove(process);
            var name = log.getFileName().toString().replaceFirst("\\.log$", "");
            var exit = inTime ? process.exitValue() : Job.TIMED_OUT;
            return new Job(name, command, exit, output(log));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError("interrupted while waiting for " + command, e);
        }
    }

    /**
     * Returns the output. It is decoded leniently, since ranks that print at once may cut each
     * other's characters in two.
     */
    private static String output(Path log) {
        try {
            return new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void set(ProcessBuilder builder, String name, String value) {
        if (value.isEmpty()) {
            builder.environment().remove(name);
        } else {
            builder.environment().put(name, value);
        }
    }

    /**
     * Kills a job that hangs; its JVMs get SIGQUIT first, by which they print the stacks of their
     * threads.
     */
    private static void kill(Process process) throws IOException, InterruptedException {
        var tree = process.descendants().toList();
        for (var rank : tree) {
            if (rank.info().command().orElse("").contains("java")) {
                new ProcessBuilder("sh", "-c", "kill -QUIT " + rank.pid()).start().waitFor();
            }
        }
        process.waitFor(LAST_WORDS.toMillis(), TimeUnit.MILLISECONDS);
        tree.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
    }

    /** Ends the job when the tests are interrupted. */
    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
