package mpi.internal.start;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import mpi.internal.system.Replacement;

/**
 * Runs the mpiexec of a job in one of two ways: {@link #replace} replaces this process by mpiexec,
 * as {@code exec} in a shell does, and {@link #run} starts mpiexec as a child process. The child is
 * ended when this process ends, even if this process is killed.
 */
public final class JobProcess {

    /** Time in seconds within which mpiexec must end its ranks after SIGTERM; then it is killed. */
    private static final int TO_CLEAN_UP_SECONDS = 10;

    /**
     * Shell script that runs at the same time as mpiexec. It ends mpiexec if the script's standard
     * input is closed before a line has arrived, which shows that this JVM was killed.
     */
    private static final String GUARD =
            "trap '' INT HUP TERM; read -r _ && exit; kill -TERM $1 || exit; sleep 5; kill -KILL $1";

    private JobProcess() {}

    /**
     * Runs mpiexec in place of this process.
     *
     * @param command path of mpiexec, and the arguments for it.
     * @param variables environment variables to add.
     * @throws IOException if it cannot be executed.
     */
    public static void replace(List<String> command, Map<String, String> variables)
            throws IOException {
        Replacement.by(command, variables);
    }

    /**
     * Runs mpiexec as a child, with the standard streams of this process, until it ends.
     *
     * @param command path of mpiexec, and the arguments for it.
     * @param variables environment variables to add.
     * @return the exit code of mpiexec.
     * @throws IOException if it cannot be executed.
     */
    public static int run(List<String> command, Map<String, String> variables) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        builder.environment().putAll(variables);
        Process mpiexec = builder.start();
        Thread atEnd = new Thread(() -> end(mpiexec));
        Runtime.getRuntime().addShutdownHook(atEnd);
        Process guard = guard(mpiexec);
        try {
            int code = mpiexec.waitFor();
            guard.getOutputStream().write('\n');
            Runtime.getRuntime().removeShutdownHook(atEnd);
            return code;
        } catch (InterruptedException stop) {
            end(mpiexec);
            Thread.currentThread().interrupt();
            return mpiexec.exitValue();
        } catch (IllegalStateException ending) {
            // The shutdown hook could not be removed, since a signal ends this process at the same
            // time.
            return mpiexec.exitValue();
        } finally {
            guard.getOutputStream().close();
        }
    }

    private static Process guard(Process mpiexec) throws IOException {
        return new ProcessBuilder("/bin/sh", "-c", GUARD, "sh", Long.toString(mpiexec.pid()))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static void end(Process mpiexec) {
        mpiexec.destroy();
        try {
            if (!mpiexec.waitFor(TO_CLEAN_UP_SECONDS, TimeUnit.SECONDS)) {
                mpiexec.destroyForcibly().waitFor();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
