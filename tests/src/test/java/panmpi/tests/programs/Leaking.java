package panmpi.tests.programs;

import mpi.Intracomm;
import mpi.MPI;

/** Program of {@code LeaksTest}: makes two communicators, and frees only one of them. */
public final class Leaking {
    private Leaking() {}

    /**
     * Runs on any number of ranks.
     *
     * @param args none.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm freed = MPI.COMM_WORLD.Dup();
        forget();
        freed.Free();
        MPI.Finalize();
    }

    private static void forget() {
        MPI.COMM_WORLD.Dup();
    }
}
