package panmpi.bench.apps;

import mpi.MPI;

/** Program for QR factorization that sends columns and vectors as objects. */
public final class QrByObjects implements Qr.Vectors {

    // --8<-- [start:communication]
    @Override
    public Pivot longest(Pivot own) {
        return MPI.COMM_WORLD.allReduce(own, Pivot::longer);
    }

    @Override
    public double[] broadcast(double[] vector, int length, int root) {
        return MPI.COMM_WORLD.bcast(vector, root);
    }

    // --8<-- [end:communication]

    /**
     * Runs on each rank.
     *
     * @param args rows and columns of the matrix.
     * @throws Exception if the result is wrong.
     */
    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Team team = new Team(MPI.COMM_WORLD.getRank(), MPI.COMM_WORLD.getSize());
        new AppRunner("qr", new Qr(team, new QrByObjects()), Qr.alone()).run(args);
        MPI.Finalize();
    }
}
