package mpi.internal.job;

import java.util.function.Consumer;
import mpi.c.Mpi;
import mpi.internal.ThreadName;
import mpi.internal.discovery.JobPart;
import mpi.internal.system.HardExit;
import mpi.internal.system.Output;
import mpi.internal.watch.JobEnd;

/**
 * Aborts the job when this rank fails, so that the other ranks do not wait for it forever: prints
 * rank and reason, then calls {@code MPI_Abort}. If {@code MPI_Abort} blocks, a timer ends the
 * process.
 */
public final class JobAbort {

    /** Object by which the background thread of {@link mpi.internal.watch} ends the job. */
    public static final JobEnd END = new End();

    private static final int FAILED = 1;

    /**
     * Number of attempts to print a failure. After an OutOfMemoryError the garbage collector may
     * refuse memory that is free again, because it ran too often.
     */
    private static final int ATTEMPTS = 5;

    private static final long FORWARDING_MILLIS = 100;

    /**
     * Listener that is called with an exception that ends the job, after the exception was printed;
     * null if no listener was set.
     */
    private static Consumer<Throwable> listener;

    /**
     * Listener that is called when the program ends without Finalize, before the job is ended; null
     * if no listener was set.
     */
    private static Runnable endListener;

    private JobAbort() {}

    /** Sets the listener to be called when the program ends without Finalize. */
    public static void onEnd(Runnable given) {
        endListener = given;
    }

    /** Calls the listener for a program that ends without Finalize. */
    static void tellEnd() {
        if (endListener != null) {
            endListener.run();
        }
    }

    /** Sets the listener to be called with an exception that ends the job, before the job ends. */
    public static void onFailure(Consumer<Throwable> given) {
        listener = given;
    }

    /**
     * Installs the handler of uncaught exceptions and the shutdown hook. Returns false if the JVM
     * is already shutting down, because of a signal during start-up.
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

    /**
     * Installs the handler of uncaught exceptions again if the program has replaced it, and loads
     * the classes that format a failure. The background thread of {@link mpi.internal.watch} calls
     * this method periodically.
     */
    public static void prepare() {
        hearFailures();
        OomReserve.rehearse();
    }

    /**
     * Installs the default handler of uncaught exceptions, which also calls a handler that the
     * program has set.
     */
    private static void hearFailures() {
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (!(handler instanceof UncaughtHandler)) {
            Thread.setDefaultUncaughtExceptionHandler(new UncaughtHandler(handler));
        }
    }

    /**
     * Prints the reason and aborts the job; ends only this process if no other rank waits for it.
     * Does not return.
     */
    public static void abort(String reason, long communicator, int code) {
        say(FailureText.self() + ": " + reason);
        abort(communicator, code);
    }

    /** Aborts the job for an exception in an upcall, which must not propagate to C. */
    public static void abort(String callback, Throwable failure) {
        try {
            tell("exception in a callback,", callback, failure);
        } finally {
            abort(Mpi.MPI_COMM_WORLD, FAILED);
        }
    }

    /**
     * Prints the rank, {@code what}, the thread or callback {@code where}, and the stack trace of
     * the failure; then calls the listener.
     */
    public static void tell(String what, Object where, Throwable failure) {
        OomReserve.release(failure);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (hasTold(what, where, failure)) {
                if (listener != null) {
                    listener.accept(failure);
                }
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

    /** Aborts the job if other ranks may wait for this process; otherwise does nothing. */
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
            if (isAwaited()) {
                Mpi.MPI_Abort(communicator, code);
            }
        } finally {
            // Every launcher takes a non-zero exit code as a failure of the whole job.
            HardExit.now(exitCode);
        }
    }

    private static boolean isAwaited() {
        return JobState.isRunning() && !JobState.isDispensable() && !JobWatch.inFinalize();
    }

    /**
     * Gives the launcher time to forward the output; MPICH's launcher drops the output if the job
     * ends first.
     */
    private static void pause() {
        Output.awaitReader();
        try {
            Thread.sleep(FORWARDING_MILLIS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    /** Prints a text with one write, so that it does not interleave with other ranks' output. */
    public static void say(String text) {
        System.out.flush();
        System.err.println(text);
        System.err.flush();
    }

    /** Implementation of {@link JobEnd}, which ends the job by the methods of {@link JobAbort}. */
    private static final class End implements JobEnd {

        @Override
        public void report(String reason, Thread where) {
            say(FailureText.describe(reason, where));
        }

        @Override
        public void abort() {
            JobAbort.abort(Mpi.MPI_COMM_WORLD, FAILED);
        }

        @Override
        public void abort(String reason, Thread where) {
            try {
                report(reason, where);
            } finally {
                abort();
            }
        }

        /**
         * Prints the reason and exits. If the output blocks since nobody reads it, a timer ends the
         * process.
         */
        @Override
        public void leave(String reason) {
            new HaltTimer(FAILED).start();
            say(FailureText.self() + ": " + reason);
            HardExit.now(FAILED);
        }
    }
}
