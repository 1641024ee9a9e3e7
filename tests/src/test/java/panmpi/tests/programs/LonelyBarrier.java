package panmpi.tests.programs;

import mpi.MPI;

/** Program of {@code BeginningAndEndTest}: only rank 0 calls Barrier, while the other ranks end. */
public final class LonelyBarrier {
    private LonelyBarrier() {}

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.Rank() == 0) {
            MPI.COMM_WORLD.Barrier();
        }
        MPI.Finalize();
    }
}
