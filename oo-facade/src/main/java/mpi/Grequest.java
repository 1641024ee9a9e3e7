package mpi;

import mpi.c.Mpi;

/** A generalized request: the program performs the operation and reports its completion. */
public final class Grequest extends GrequestCalls {

    private boolean isOver;

    Grequest(long handle) {
        super(handle);
    }

    @Override
    synchronized void ending() {
        if (isOver) {
            String rule = "the request has been completed already; Complete ends it once";
            throw MPIException.of("MPI_Grequest_complete", Mpi.MPI_ERR_REQUEST, rule);
        }
        isOver = true;
    }
}
