package mpi.internal.job;

import mpi.c.Mpi;
import mpi.internal.HardExit;
import mpi.internal.JobPart;
import mpi.internal.Output;
import mpi.internal.ThreadName;
import mpi.internal.watch.JobEnd;

/**
 * Ends the job when this rank fails, so that the others do not wait for it for ever: says who and
 * why, then aborts. {@code MPI_Abort} itself may block; a timer ends the process then.
 */
public final class JobAbort {

    /** For the watch. */
    public static final JobEnd END = new End();

    private static final int FAILED = 1;

    /** A collector may refuse memory that is free again, for it has collected too often. */
    private static final int ATTEMPTS = 5;

    private static final long FORWARDING_MILLIS = 100;

    private JobAbort() {}

    /**
     * Watches for exceptions that nobody catches and for an exit that MPI does not know of; false
     * if the JVM is about to end, by a signal that came while this rank started.
     */
    public static boolean guard() {
        hearFailures();
        OomReserve.prepare();
        HardExit.prepare();
        Output.prepare();
        try {
            Runtime.getRuntime().addShutdownHook(new ExitHook());
        } catch (IllegalStateException ending) {
            return false;
        }
        return true;
    }

    /** What the watch sees to again and again. */
    public static void prepare() {
        hearFailures();
        OomReserve.rehearse();
    }

    /** Failures come here, also where the program sets a handler of its own. */
    private static void hearFailures() {
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (!(handler instanceof UncaughtHandler)) {
            Thread.setDefaultUncaughtExceptionHandler(new UncaughtHandler(handler));
        }
    }

    /** Ends the job; does not return. */
    public static void abort(String reason, long communicator, int code) {
        say(FailureText.self() + ": " + reason);
        abort(communicator, code);
    }

    /** Ends the job for an exception that cannot go where it wants to: to C, which called Java. */
    public static void abort(String callback, Throwable failure) {
        try {
            tell("exception in a callback,", callback, failure);
        } finally {
            abort(Mpi.MPI_COMM_WORLD, FAILED);
        }
    }

    /** Says which rank failed, and where: in a thread, or in what else has a name. */
    public static void tell(String what, Object where, Throwable failure) {
        OomReserve.release(failure);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (hasTold(what, where, failure)) {
                return;
            }
        }
        OomReserve.tell(failure);
    }

    private static boolean hasTold(String what, Object where, Throwable failure) {
        try {
            String name =
                    where instanceof Thread thread
                            ? "in thread " + ThreadName.of(thread)
                            : where.toString();
            say(FailureText.describe(what + " " + name, failure));
            return true;
        } catch (OutOfMemoryError noMemoryToSayMore) {
            return false;
        }
    }

    /** Ends what this process is part of: the whole job where MPI can be asked to. */
    public static void end() {
        if (JobState.isJoined()) {
            abort(Mpi.MPI_COMM_WORLD, FAILED);
        }
    }

    private static void abort(long communicator, int code) {
        int exitCode = code == 0 ? FAILED : code;
        JobPart.NONE.tell();
        try {
            new HaltTimer(exitCode).start();
            System.out.flush();
            pause();
            if (JobState.isRunning() && !JobWatch.inFinalize()) {
                Mpi.MPI_Abort(communicator, code);
            }
        } finally {
            // A non-zero exit is what every launcher takes for a failure of the whole job.
            HardExit.now(exitCode);
        }
    }

    /** MPICH's launcher forwards what was printed, unless the job has ended before it got to it. */
    private static void pause() {
        Output.awaitReader();
        try {
            Thread.sleep(FORWARDING_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** One write for the whole text, which would mix with other ranks' otherwise. */
    public static void say(String text) {
        System.out.flush();
        System.err.println(text);
        System.err.flush();
    }

    private static final class End implements JobEnd {

        @Override
        public void abort(String reason, Thread where) {
            try {
                say(FailureText.describe(reason, where));
            } finally {
                JobAbort.abort(Mpi.MPI_COMM_WORLD, FAILED);
            }
        }

        /** What nobody reads any more must not keep this process. */
        @Override
        public void leave(String reason) {
            new HaltTimer(FAILED).start();
            say(FailureText.self() + ": " + reason);
            HardExit.now(FAILED);
        }
    }
}
