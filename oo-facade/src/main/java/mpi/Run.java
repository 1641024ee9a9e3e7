package mpi;

import java.util.function.IntUnaryOperator;
import mpi.c.Mpi;
import mpi.internal.job.JobAbort;
import mpi.internal.job.JobState;
import mpi.internal.job.ThreadLevel;

/** Runs a program between Init and Finalize. */
final class Run {

    /** Program that may throw any exception. */
    @FunctionalInterface
    interface Program {
        void run() throws Exception;
    }

    private Run() {}

    /**
     * Runs a program; unless MPI runs already, calls {@code init} before, and {@code end} after.
     */
    static void body(Runnable init, Program body, Runnable end) {
        boolean isOwn = !JobState.isRunning();
        if (isOwn) {
            init.run();
        }
        try {
            body.run();
        } catch (Throwable failure) {
            fail(failure);
        }
        if (isOwn && JobState.isRunning()) {
            end.run();
        }
    }

    /** Initializes MPI; if its thread level is lower than required, finalizes MPI and throws. */
    static void initThreadOrFail(IntUnaryOperator init, int required, Runnable end) {
        int provided = init.applyAsInt(required);
        if (provided < required) {
            String complaint =
                    ThreadLevel.name(required)
                            + " is required, but the library gives only "
                            + ThreadLevel.name(provided);
            end.run();
            throw MPIException.of("MPI_Init_thread", Mpi.MPI_ERR_OTHER, complaint);
        }
    }

    /** Initializes MPI unless it runs; prints a line if the thread level is lower than required. */
    static void initThread(IntUnaryOperator init, int required) {
        boolean isOwn = !JobState.isRunning();
        int provided = isOwn ? init.applyAsInt(required) : MPICalls.Query_thread();
        if (provided < required && JobState.rank() == 0) {
            System.err.printf(
                    "panmpi: %s is required, and MPI was begun with %s: start the program with"
                            + " -Dpanmpi.threads=multiple%n",
                    ThreadLevel.name(required), ThreadLevel.name(provided));
        }
    }

    /**
     * Prints an exception and aborts the job, as for an uncaught exception. If MPI is finalized,
     * throws an exception, since there is no job to abort.
     */
    private static void fail(Throwable failure) {
        JobAbort.tell("exception", Thread.currentThread(), failure);
        JobAbort.end();
        throw new IllegalStateException("the program failed after MPI.Finalize", failure);
    }
}
