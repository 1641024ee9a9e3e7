package mpi;

import mpi.c.Mpi;

/** Hints to MPI: texts by key. An {@code Info} that is null stands for no hints. */
public final class Info extends InfoCalls {

    Info(long handle) {
        super(handle);
        if (!Is_null() && handle != Mpi.MPI_INFO_ENV) {
            freeWhenLost(Frees.Kind.INFO);
        }
    }

    /** The handle of hints that may be missing. */
    static long handle(Info object) {
        return object == null ? Mpi.MPI_INFO_NULL : object.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_INFO_NULL;
    }

    @Override
    void release() {
        Free();
    }
}
