package mpi.internal.job;

import mpi.c.Mpi;
import mpi.internal.discovery.JobPart;
import mpi.internal.launch.Launch;
import mpi.internal.system.JvmEnd;
import mpi.internal.system.Output;

/**
 * Shutdown hook that ends the job if the JVM shuts down before MPI is finalized, by {@code
 * System.exit} or at the end of {@code main}. Another hook may finalize MPI, so that the job is
 * ended only after the last hook.
 */
public final class ExitHook extends Thread {

    private static final int FAILED = 1;

    private static final String UNFINISHED = "the program ends without MPI.Finalize";

    private static final String HANGS =
            ", and a shutdown hook has not ended within %d s".formatted(HookWatch.SECONDS);

    private static final String ENDING = "; ending the job";

    private static final String HANDLER = " handler";

    public ExitHook() {
        super("panmpi-exit");
    }

    @Override
    public void run() {
        if (!JobState.isRunning() || JobState.isDispensable() || JobState.hasLostProcesses()) {
            return;
        }
        if (JobState.isGuest()) {
            return;
        }
        String signal = signal();
        if (!signal.isEmpty()) {
            endBy(signal);
            return;
        }
        if (JobState.size() > 1) {
            HookWatch.start(() -> endUnfinished(HANGS, false));
        }
        JvmEnd.run(() -> endUnfinished("", JobPart.exitEndsJob()));
    }

    /**
     * Reports that the program ends without MPI.Finalize, and ends the job.
     *
     * @param detail end of the message, which says that a shutdown hook hangs; else empty.
     * @param codeIsKept true if this process may end with the program's exit code, since the
     *     launcher then ends the job with the same code; false if the job must be aborted.
     */
    private static synchronized void endUnfinished(String detail, boolean codeIsKept) {
        if (!JobState.isRunning()) {
            return;
        }
        JobAbort.tellEnd();
        String found = UNFINISHED + ExitCall.text() + detail;
        if (JobState.size() == 1) {
            // No other rank waits, so that no abort is needed.
            JobAbort.say(FailureText.self() + ": " + found);
            JobPart.NONE.tell();
        } else if (codeIsKept) {
            JobAbort.say(FailureText.self() + ": " + found + ENDING);
            JobPart.REPORTED.tell();
        } else {
            JobAbort.abort(found + ENDING, Mpi.MPI_COMM_WORLD, FAILED);
        }
    }

    /**
     * Prints the name of the signal that ends this process, unless the launcher reports the signal
     * itself. SIGINT is not printed, since Ctrl-C sends it to all ranks at once.
     */
    private static void endBy(String signal) {
        JobPart.NONE.tell();
        if (!signal.equals("SIGINT") && !Launch.tellsOfSignals()) {
            JobAbort.say(FailureText.self() + ": ended by " + signal);
            Output.awaitReader();
        }
    }

    /**
     * Returns the name of the signal that ends this process; empty if no signal does. The JVM
     * handles a signal in a thread that is named after the signal.
     */
    private static String signal() {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            String name = thread.getName();
            if (name.startsWith("SIG") && name.endsWith(HANDLER)) {
                return name.substring(0, name.length() - HANDLER.length());
            }
        }
        return "";
    }
}
