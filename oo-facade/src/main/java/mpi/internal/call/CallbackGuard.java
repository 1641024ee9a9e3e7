package mpi.internal.call;

import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.job.JobAbort;

/**
 * Runs callbacks from MPI to Java, and catches their exceptions, since an exception that reaches C
 * would crash the JVM. MPI calls that a callback makes count as the program's own.
 */
public final class CallbackGuard {

    private CallbackGuard() {}

    /** Runs a callback that cannot return an error code: every exception aborts the job. */
    public static void run(String callback, Runnable body) {
        CallStack stack = CallStack.ofThread();
        int outer = stack.beginCallback();
        try {
            body.run();
        } catch (Throwable failure) {
            JobAbort.abort(callback, failure);
        } finally {
            stack.endCallback(outer);
        }
    }

    /**
     * Runs a callback, and returns its error code: 0, or the code of the MPIException that it
     * threw. Any other exception aborts the job.
     */
    public static int code(String callback, Runnable body) {
        int[] code = new int[1];
        run(
                callback,
                () -> {
                    try {
                        body.run();
                    } catch (MPIException failure) {
                        code[0] = orOther(failure.Get_error_code());
                    }
                });
        return code[0];
    }

    /** Replaces the code MPI_SUCCESS of an exception by MPI_ERR_OTHER. */
    private static int orOther(int code) {
        return code == 0 ? Mpi.MPI_ERR_OTHER : code;
    }
}
