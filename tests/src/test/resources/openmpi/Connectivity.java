import mpi.*;

/** Lets each pair of processes exchange a message, while the others wait for their turn. */
class Connectivity {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        boolean verbose = args.length > 0 && args[0].equals("-v");
        int me = MPI.COMM_WORLD.getRank(), size = MPI.COMM_WORLD.getSize();
        int[] mine = {me}, theirs = {-1};
        for (int i = 0; i < size; i++) {
            for (int j = i + 1; me == i && j < size; j++) {
                if (verbose) {
                    System.out.println("checking " + i + " with " + j);
                }
                MPI.COMM_WORLD.send(mine, 1, MPI.INT, j, i);
                MPI.COMM_WORLD.recv(theirs, 1, MPI.INT, j, i);
                check(theirs[0], j);
            }
            if (me > i) {
                MPI.COMM_WORLD.sendRecv(mine, 1, MPI.INT, i, i, theirs, 1, MPI.INT, i, i);
                check(theirs[0], i);
            }
        }
        MPI.COMM_WORLD.barrier();
        if (me == 0) {
            System.out.println("Connectivity of " + size + " processes: PASSED");
        }
        MPI.Finalize();
    }

    private static void check(int found, int expected) throws MPIException {
        if (found != expected) {
            MPI.COMM_WORLD.abort(1);
        }
    }
}
