package mpi;

import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.strict.Strict;
import mpi.internal.watch.UnfinishedCalls;

/**
 * Makes the exceptions for calls at the wrong time, such as before Init or after Finalize; strict
 * checks ({@code -Dpanmpi.checks=strict}) report these calls as mistakes.
 */
final class Misuse {

    private Misuse() {}

    /**
     * Makes the exception. {@code complaint} is its message, and begins with the name of the MPI
     * function.
     */
    static MPIException of(String complaint) {
        String call = complaint.substring(0, complaint.indexOf(' '));
        MPIException misuse =
                new MPIException(call, Mpi.MPI_ERR_OTHER, Mpi.MPI_ERR_OTHER, complaint);
        if (Checks.STRICT) {
            Strict.misused(misuse);
        }
        return misuse;
    }

    /**
     * Throws if another thread is still in a call when the program finalizes MPI; first waits up to
     * 1 s for such a call to return.
     */
    static void refuseUnfinished() {
        String call = UnfinishedCalls.await();
        if (call != null) {
            throw of(
                    "MPI_Finalize called while "
                            + call
                            + ": no call may be in progress then; end the thread first, for example"
                            + " by a message that tells it to stop");
        }
    }
}
