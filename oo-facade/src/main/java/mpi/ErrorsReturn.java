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
     * Gives a new communicator the error handler of its parent, if MPI runs by sessions alone.
     * MPICH's MPI_Comm_create and MPI_Comm_create_group give it the handler of MPI_COMM_WORLD
     * instead. In such a program that handler ends the job, since panmpi replaces it only if
     * MPI_Init was called.
     *
     * @param made the new communicator; null on a process that is not in it.
     * @return the new communicator.
     */
    static <C extends Comm> C inherited(Comm parent, C made) {
        if (made == null || Job.is("MPI_Initialized")) {
            return made;
        }
        try (Frame frame = Frame.anytime("MPI_Comm_get_errhandler").unseen()) {
            MemorySegment handlerAt = frame.cell();
            frame.check(Mpi.MPI_Comm_get_errhandler(parent.handle(), handlerAt));
            long handler = frame.handleAt(handlerAt, "MPI_Errhandler");
            frame.check(Mpi.MPI_Comm_set_errhandler(made.handle(), handler));
        }
        return made;
    }

    private static boolean mayAsk() {
        return JobState.hasSession() || Job.is("MPI_Initialized") && !Job.is("MPI_Finalized");
    }
}
