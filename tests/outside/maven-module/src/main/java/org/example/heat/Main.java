package org.example.heat;

import mpi.MPI;

/** Sample program of the Maven test with modules: cools a rod of 100 cells on each rank. */
public final class Main {
    private Main() {}

    /** Runs on every rank. */
    public static void main(String[] args) {
        MPI.Init(args);
        double[] own = new double[100];
        own[50] = 1;
        Rod rod = new Rod(MPI.COMM_WORLD, own);
        for (int i = 0; i < 10; i++) {
            rod.step();
        }
        int rank = MPI.COMM_WORLD.Rank();
        System.out.println("rank %d: heat %.3f".formatted(rank, rod.heat()));
        MPI.Finalize();
    }
}
