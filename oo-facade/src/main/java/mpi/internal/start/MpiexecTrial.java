package mpi.internal.start;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** Trial of a launcher: one that cannot even tell its version is broken. */
final class MpiexecTrial {

    private static final int PATIENCE_SECONDS = 20;

    /** Exit statuses from here on say that a program was not found, or that a signal ended it. */
    private static final int NOT_RUN = 126;

    private MpiexecTrial() {}

    /** Returns what is wrong with a launcher; empty if it runs. */
    static String complaint(Path program) {
        try {
            Process process =
                    new ProcessBuilder(program.toString(), "--version")
                            .redirectErrorStream(true)
                            .start();
            process.getOutputStream().close();
            // Its few lines fit the pipe's buffer: the program ends before they are read.
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return "it did not tell its version within " + PATIENCE_SECONDS + " s";
            }
            return process.exitValue() < NOT_RUN
                    ? ""
                    : "exit status " + process.exitValue() + firstLine(process);
        } catch (IOException notRun) {
            return notRun.getMessage();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private static String firstLine(Process process) throws IOException {
        String said = new String(process.getInputStream().readAllBytes()).strip();
        return said.isEmpty() ? "" : ", " + said.lines().findFirst().orElse("");
    }
}
