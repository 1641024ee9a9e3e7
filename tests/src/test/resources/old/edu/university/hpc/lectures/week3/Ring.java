package edu.university.hpc.lectures.week3;

import mpi.*;

/**
 * Passes a token around to which each process adds its rank; the class is not public, and deep in
 * packages.
 */
class Ring {
    static final Intracomm world = MPI.COMM_WORLD; // before Init

    static public void main(String args[]) throws MPIException {
        args = MPI.Init(args);
        int me = world.Rank(), n = world.Size();
        int next = (me + 1) % n, previous = (me + n - 1) % n;

        int token[] = new int[3];
        if (me == 0) {
            token[1] = Integer.parseInt(args[0]);
            world.Send(token, 1, 1, MPI.INT, next, 99);
            Status status = world.Recv(token, 1, 1, MPI.INT, previous, 99);
            System.out.println("the token comes from " + status.source + " with tag " + status.tag
                + " and " + status.Get_count(MPI.INT) + " element: " + token[1]);
        } else {
            world.Recv(token, 1, 1, MPI.INT, MPI.ANY_SOURCE, MPI.ANY_TAG);
            token[1] += me;
            world.Send(token, 1, 1, MPI.INT, next, 99);
        }

        // Each process now sends its own array around.
        char name[] = ("process " + me).toCharArray();
        for (int i = 0; i < n - 1; i++) {
            world.Sendrecv_replace(name, 0, name.length, MPI.CHAR, next, i, previous, i);
        }
        if (me == 0) System.out.println("after " + (n - 1) + " steps: " + new String(name));
        MPI.Finalize();
        System.exit(0);
    }
}
