package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.job.JobState;
import mpi.internal.link.Linkage;

/** Finds and sets MPI's error handler that returns errors to the caller. */
final class ErrorsReturn {

    private ErrorsReturn() {}

    /** Makes a communicator return errors, which panmpi throws as exceptions. */
    static void set(long communicator) {
        Mpi.MPI_Comm_set_errhandler(communicator, handle());
    }

    /**
     * Returns the handle of MPI_ERRORS_RETURN. Intel MPI 2021.18's libmpi_abi swaps it with
     * MPI_ERRORS_ABORT, so libraries of the standard ABI are asked for the default error handler of
     * files, which is MPI_ERRORS_RETURN. Before the first Init or session the header's constant is
     * used.
     */
    static long handle() {
        if (!Linkage.abi().family().equals("standard") || !mayAsk()) {
            return Mpi.MPI_ERRORS_RETURN;
        }
        try (Frame frame = Frame.anytime("MPI_File_get_errhandler").unseen()) {
            MemorySegment handlerAt = frame.cell();
            int error = Mpi.MPI_File_get_errhandler(Mpi.MPI_FILE_NULL, handlerAt);
            return error == 0 ? frame.handleAt(handlerAt, "MPI_Errhandler") : Mpi.MPI_ERRORS_RETURN;
        }
    }

    /**
     * Gives a new communicator the error handler of its parent, as MPI demands. MPICH's
     * MPI_Comm_create and MPI_Comm_create_group give it the handler of MPI_COMM_WORLD instead. In a
     * program that has only a session, that handler ends the job.
     *
     * @param made handle of the new communicator; the null handle on a process that is not in it.
     */
    static void inherit(Comm parent, long made) {
        if (made == Mpi.MPI_COMM_NULL) {
            return;
        }
        try (Frame frame = Frame.anytime("MPI_Comm_get_errhandler").unseen()) {
            MemorySegment handlerAt = frame.cell();
            frame.check(Mpi.MPI_Comm_get_errhandler(parent.handle(), handlerAt));
            try (var handler = new Errhandler(frame.handleAt(handlerAt, "MPI_Errhandler"))) {
                frame.check(Mpi.MPI_Comm_set_errhandler(made, handler.handle()));
            }
        }
    }

    private static boolean mayAsk() {
        return JobState.hasSession() || Job.is("MPI_Initialized") && !Job.is("MPI_Finalized");
    }
}
