package mpi;

import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.strict.Strict;
import mpi.internal.watch.UnfinishedCalls;

/** The beginning and the end of MPI at the wrong time, which strict checks report as mistakes. */
final class Misuse {

    private Misuse() {}

    /** Makes the exception of a complaint, whose first word is the function. */
    static MPIException of(String complaint) {
        String call = complaint.substring(0, complaint.indexOf(' '));
        MPIException misuse =
                new MPIException(call, Mpi.MPI_ERR_OTHER, Mpi.MPI_ERR_OTHER, complaint);
        if (Checks.STRICT) {
            Strict.misused(misuse);
        }
        return misuse;
    }

    /** Throws if another thread is still in a call when MPI ends. */
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
