package panmpi.tests.programs;

import mpi.Intracomm;
import mpi.MPI;

/** Frees one of two communicators. */
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
