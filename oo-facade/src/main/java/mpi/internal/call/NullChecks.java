package mpi.internal.call;

import mpi.MPIException;
import mpi.c.Mpi;

/** Checks, before a call of MPI begins, that arguments are not null. */
public final class NullChecks {

    private NullChecks() {}

    /** Returns an argument; throws if it is null. */
    public static <T> T given(String call, String name, T argument) {
        if (argument == null) {
            throw MPIException.of(call, Mpi.MPI_ERR_ARG, name + " is null");
        }
        return argument;
    }
}
