package mpi.internal.job;

import mpi.MPIException;
import mpi.c.Mpi;

/** Keeps exceptions of a callback from C, where the JVM would end without a word. */
public final class CallbackGuard {

    private CallbackGuard() {}

    /** Runs a callback that has no way to fail: every exception ends the job. */
    public static void run(String callback, Runnable body) {
        try {
            body.run();
        } catch (Throwable failure) {
            JobAbort.abort(callback, failure);
        }
    }

    /** Runs a callback that returns an error code: that of an MPIException; others end the job. */
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

    /** An exception is no success, whatever its code says. */
    private static int orOther(int code) {
        return code == 0 ? Mpi.MPI_ERR_OTHER : code;
    }
}
