package mpi;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.Thread.UncaughtExceptionHandler;
import mpi.c.Mpi;
import mpi.internal.HardExit;

/**
 * Ends the job when this rank fails, so that the others do not wait for it for ever: says who and
 * why, then aborts. {@code MPI_Abort} itself may block; a timer ends the process then.
 */
final class LastWords {

    private static final int FAILED = 1;
    private static final long PATIENCE_MILLIS = 5000;
    private static final long FORWARDING_MILLIS = 100;

    private LastWords() {}

    /** Watches for exceptions that nobody catches and for an exit that MPI does not know of. */
    static void guard() {
        Thread.setDefaultUncaughtExceptionHandler(
                new Uncaught(Thread.getDefaultUncaughtExceptionHandler()));
        Runtime.getRuntime().addShutdownHook(new ExitWatch());
    }

    /** Ends the job; does not return. */
    static void abort(String reason, long communicator, int code) {
        say("rank " + Job.rank() + " of " + Job.size() + ": " + reason);
        abort(communicator, code);
    }

    /** Ends the job for an exception that cannot go where it wants to: to C, which called Java. */
    static void abort(String callback, Throwable failure) {
        try {
            say(describe("exception in a callback, " + callback + ": ", failure));
        } finally {
            abort(Mpi.MPI_COMM_WORLD, FAILED);
        }
    }

    private static void abort(long communicator, int code) {
        int exitCode = code == 0 ? FAILED : code;
        try {
            new Timer(exitCode).start();
            System.out.flush();
            pause();
            Mpi.MPI_Abort(communicator, code);
        } finally {
            // A non-zero exit is what every launcher takes for a failure of the whole job.
            HardExit.now(exitCode);
        }
    }

    /** MPICH's launcher forwards what was printed, unless the job has ended before it got to it. */
    private static void pause() {
        try {
            Thread.sleep(FORWARDING_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private static void say(String text) {
        // One write for the whole text, which would mix with other ranks' otherwise.
        System.out.flush();
        System.err.println(text);
        System.err.flush();
    }

    private static String describe(String what, Throwable failure) {
        StringWriter text = new StringWriter();
        text.append("rank " + Job.rank() + " of " + Job.size() + ": " + what);
        failure.printStackTrace(new PrintWriter(text));
        return text.toString().stripTrailing();
    }

    /** Prints the rank and the stack, lets the program's own handler see them, ends the job. */
    private record Uncaught(UncaughtExceptionHandler before) implements UncaughtExceptionHandler {

        @Override
        public void uncaughtException(Thread thread, Throwable failure) {
            try {
                say(
                        describe(
                                "uncaught exception in thread \"" + thread.getName() + "\": ",
                                failure));
                if (before != null) {
                    before.uncaughtException(thread, failure);
                }
            } finally {
                if (Job.isRunning()) {
                    abort(Mpi.MPI_COMM_WORLD, FAILED);
                }
            }
        }
    }

    /** Ends a process that an abort has not ended. */
    private static final class Timer extends Thread {

        private final int code;

        Timer(int code) {
            super("panmpi-halt");
            this.code = code;
            setDaemon(true);
        }

        @Override
        public void run() {
            try {
                Thread.sleep(PATIENCE_MILLIS);
            } catch (InterruptedException early) {
                Thread.currentThread().interrupt();
            }
            HardExit.now(code);
        }
    }

    /** Runs when the JVM shuts down, for {@code System.exit} as for the end of {@code main}. */
    private static final class ExitWatch extends Thread {

        ExitWatch() {
            super("panmpi-exit");
        }

        @Override
        public void run() {
            // One process alone keeps nobody waiting; a signal comes from who ends the job already.
            if (Job.isRunning() && Job.size() > 1 && !isEndedBySignal()) {
                abort(
                        "the program ends without MPI.Finalize; ending the job",
                        Mpi.MPI_COMM_WORLD,
                        FAILED);
            }
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
}
