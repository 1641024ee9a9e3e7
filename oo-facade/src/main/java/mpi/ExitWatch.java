package mpi;

import mpi.c.Mpi;

/** Runs when the JVM shuts down, for {@code System.exit} as for the end of {@code main}. */
final class ExitWatch extends Thread {

    private static final int FAILED = 1;

    ExitWatch() {
        super("panmpi-exit");
    }

    @Override
    public void run() {
        // A signal comes from who ends the job already.
        if (!Job.isRunning() || isEndedBySignal()) {
            return;
        }
        String what = "the program ends without MPI.Finalize";
        if (Job.size() > 1) {
            LastWords.abort(what + "; ending the job", Mpi.MPI_COMM_WORLD, FAILED);
        }
        // One process alone keeps nobody waiting.
        LastWords.say(Stacks.self() + ": " + what);
    }

    private static boolean isEndedBySignal() {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("SIG") && thread.getName().endsWith(" handler")) {
                return true;
            }
        }
        return false;
    }
}
