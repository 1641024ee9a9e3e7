// Sends and receives the first array shape of Figure 2 of "Object Serialization for Marshalling
// Data in a Java Interface to MPI": a vector of N^2 floats. The fragments are those of the figure;
// a missing underscore in COMM_WORLD, and an N that was read as M, are put back. The program around
// the fragments is ours. The figure's other shapes are arrays of objects.

import mpi.*;

class ArrayShapes {
    static final int N = 300;
    static final int src = 0;
    static final int dst = 1;
    static final int tag = 7;

    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        if (rank == src) {
            sendVector();
        } else if (rank == dst) {
            receiveVector();
        }
        MPI.Finalize();
    }

    static void sendVector() {
        float [] buf = new float [N * N] ;
        for (int i = 0; i < buf.length; i++) {
            buf[i] = i;
        }
        MPI.COMM_WORLD.send(buf, 0, N * N,
                            MPI.FLOAT,
                            dst, tag) ;
    }

    static void receiveVector() {
        float [] buf = new float [N * N] ;
        MPI.COMM_WORLD.recv(buf, 0, N * N,
                            MPI.FLOAT,
                            src, tag) ;
        double sum = 0;
        for (float element : buf) {
            sum += element;
        }
        System.out.printf("%d floats, sum %.0f%n", buf.length, sum);
    }
}
