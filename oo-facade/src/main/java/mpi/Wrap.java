package mpi;

import mpi.c.Mpi;

/** Objects for handles that MPI passes to functions of the program. */
final class Wrap {

    private Wrap() {}

    static Comm comm(long handle) {
        if (handle == Mpi.MPI_COMM_WORLD) {
            return MPI.COMM_WORLD;
        }
        return handle == Mpi.MPI_COMM_SELF ? MPI.COMM_SELF : new Intracomm(handle);
    }

    static Win win(long handle) {
        return Win.known(handle);
    }

    static File file(long handle) {
        return new File(handle);
    }

    static Session session(long handle) {
        return new Session(handle);
    }

    static Datatype datatype(long handle) {
        return Datatypes.of(handle);
    }
}
