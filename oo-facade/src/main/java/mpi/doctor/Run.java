package mpi.doctor;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Completed or stopped run of a program.
 *
 * @param exit exit code of the program; {@link #NEVER_ENDED} if it was stopped after the time
 *     limit, {@link #NEVER_STARTED} if it could not be started.
 * @param output output of the program and its child processes.
 * @param millis duration in milliseconds.
 */
record Run(int exit, String output, long millis) {

    static final int NEVER_ENDED = -1;
    static final int NEVER_STARTED = -2;

    /** Runs a command; after the time limit, kills it and its child processes. */
    static Run of(List<String> command, Duration patience) {
        long start = System.nanoTime();
        try {
            Path log = Files.createTempFile("panmpi-doctor", ".log");
            try {
                int exit = exit(command, patience, log);
                String output = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
                return new Run(exit, output, (System.nanoTime() - start) / 1_000_000);
            } finally {
                Files.delete(log);
            }
        } catch (IOException failure) {
            return new Run(NEVER_STARTED, String.valueOf(failure.getMessage()), 0);
        }
    }

    private static int exit(List<String> command, Duration patience, Path log) throws IOException {
        Process process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectInput(new File("/dev/null"))
                        .redirectOutput(log.toFile())
                        .start();
        try {
            if (process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                return process.exitValue();
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        return NEVER_ENDED;
    }
}
