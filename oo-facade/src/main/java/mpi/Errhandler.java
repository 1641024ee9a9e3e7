package mpi;

import mpi.c.Mpi;
import mpi.internal.call.DeferredFrees;

/**
 * Error handler: MPI's reaction to a call that fails. By default MPI returns errors, and panmpi
 * throws them as {@link MPIException}.
 */
public final class Errhandler extends ErrhandlerCalls {

    /** Type for the constructor: a call that fails ends the job. */
    public static final int FATAL = 1;

    /** Type for the constructor: a call that fails throws an {@link MPIException}. */
    public static final int RETURN = 0;

    /**
     * Makes an object for one of the predefined error handlers, as in mpiJava; local.
     *
     * @param type {@link #FATAL} or {@link #RETURN}.
     */
    public Errhandler(int type) {
        this(type == FATAL ? Mpi.MPI_ERRORS_ARE_FATAL : ErrorsReturn.handle());
    }

    Errhandler(long handle) {
        super(handle);
        if (!Is_null() && !isPredefined()) {
            freeWhenLost(DeferredFrees.Kind.ERRHANDLER);
        }
    }

    /** Returns the handle of an error handler; null stands for {@code MPI_ERRORS_RETURN}. */
    static long handle(Errhandler object) {
        return object == null ? ErrorsReturn.handle() : object.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_ERRHANDLER_NULL;
    }

    /** Frees the error handler, unless it is predefined. */
    @Override
    void release() {
        if (!isPredefined()) {
            Free();
        }
    }

    private boolean isPredefined() {
        return handle() == Mpi.MPI_ERRORS_RETURN
                || handle() == Mpi.MPI_ERRORS_ARE_FATAL
                || handle() == Mpi.MPI_ERRORS_ABORT;
    }

    @Override
    boolean isLasting() {
        return true;
    }
}
