///usr/bin/env jbang "$0" "$@" ; exit $?
//JAVA 25
//DEPS io.panmpi:panmpi:0.3.0
//DEPS io.panmpi:panmpi-mpich:0.3.0
//MAIN mpi.Launch
//RUNTIME_OPTIONS --enable-native-access=ALL-UNNAMED

import mpi.MPI;

public class Sum {
    public static void main(String[] args) {
        MPI.Init(args);
        int[] mine = {MPI.COMM_WORLD.getRank() + 1};
        int[] sum = new int[1];
        MPI.COMM_WORLD.allReduce(mine, sum, 1, MPI.INT, MPI.SUM);
        System.out.println("rank " + MPI.COMM_WORLD.getRank() + ": the sum is " + sum[0]);
        MPI.Finalize();
    }
}
