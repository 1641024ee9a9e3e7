package mpi.internal.start;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * Result of running a launcher with {@code --version}. A launcher that cannot do this counts as
 * broken and is not used for the job.
 *
 * @param complaint what is wrong with the launcher; empty if it runs.
 * @param isOpenMpi true if the launcher belongs to Open MPI.
 */
record MpiexecTrial(String complaint, boolean isOpenMpi) {

    private static final int PATIENCE_SECONDS = 20;

    /** Least exit status that says that a program was not found, or that a signal ended it. */
    private static final int NOT_RUN = 126;

    /** Runs a launcher with the option {@code --version}. */
    static MpiexecTrial of(Path program) {
        try {
            Process process =
                    new ProcessBuilder(program.toString(), "--version")
                            .redirectErrorStream(true)
                            .start();
            process.getOutputStream().close();
            // The output is only a few lines, which fit into the pipe's buffer, so that the program
            // can end before the output is read.
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return broken("it did not tell its version within " + PATIENCE_SECONDS + " s");
            }
            String said = new String(process.getInputStream().readAllBytes()).strip();
            return process.exitValue() < NOT_RUN
                    ? new MpiexecTrial("", said.matches("(?s).*(OpenRTE|Open MPI|PRRTE).*"))
                    : broken("exit status " + process.exitValue() + firstLine(said));
        } catch (IOException notRun) {
            return broken(notRun.getMessage());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return new MpiexecTrial("", false);
        }
    }

    private static MpiexecTrial broken(String complaint) {
        return new MpiexecTrial(complaint, false);
    }

    private static String firstLine(String said) {
        return said.isEmpty() ? "" : ", " + said.lines().findFirst().orElse("");
    }
}
