package mpi.internal.strict.check;

import mpi.c.Mpi;

/** Chooses the advice for a call that MPI or panmpi has refused, by the error class. */
final class RefusedCall {

    private RefusedCall() {}

    static MistakeKind kind(int errorClass) {
        if (errorClass == Mpi.MPI_ERR_RMA_SYNC) {
            return MistakeKind.EPOCH_REFUSED;
        }
        boolean isOfFile =
                errorClass == Mpi.MPI_ERR_NO_SUCH_FILE
                        || errorClass == Mpi.MPI_ERR_FILE_EXISTS
                        || errorClass == Mpi.MPI_ERR_BAD_FILE
                        || errorClass == Mpi.MPI_ERR_ACCESS
                        || errorClass == Mpi.MPI_ERR_READ_ONLY
                        || errorClass == Mpi.MPI_ERR_AMODE;
        return isOfFile ? MistakeKind.FILE_REFUSED : MistakeKind.ARGUMENT_REFUSED;
    }
}
