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
            UNFINISHED
                    + ", and a shutdown hook of it has not ended within %d s"
                            .formatted(HookWatch.SECONDS);

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
            HookWatch.start(() -> endUnfinished(HANGS));
        }
        JvmEnd.run(() -> endUnfinished(UNFINISHED));
    }

    private static synchronized void endUnfinished(String what) {
        if (!JobState.isRunning()) {
            return;
        }
        JobAbort.tellEnd();
        if (JobState.size() > 1) {
            JobAbort.abort(what + "; ending the job", Mpi.MPI_COMM_WORLD, FAILED);
        }
        // In a job of one process, no other rank waits, so that no abort is needed.
        JobAbort.say(FailureText.self() + ": " + what);
        JobPart.NONE.tell();
    }

    /**
     * Prints the signal, unless the launcher reports it from the exit code. SIGINT is not printed:
     * from the keyboard it reaches all ranks at once.
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
