package panmpi.tests.programs;

import mpi.MPI;

/** Rank 0 alone comes to a barrier, while the other ranks end. */
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
