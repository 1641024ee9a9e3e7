package panmpi.bench.apps;

import mpi.Intracomm;
import mpi.MPI;

/** Program for QR factorization that sends arrays, by panmpi's camelCase methods. */
public final class QrByArrays implements Qr.Vectors {
    private final Intracomm comm;
    private final double[] pair = new double[2];

    private QrByArrays(Intracomm comm) {
        this.comm = comm;
    }

    // --8<-- [start:communication]
    @Override
    public Pivot longest(Pivot own) {
        pair[0] = own.norm();
        pair[1] = own.column();
        comm.allReduce(pair, 1, MPI.DOUBLE2, MPI.MAXLOC);
        return new Pivot(pair[0], (int) pair[1]);
    }

    @Override
    public double[] broadcast(double[] vector, int length, int root) {
        double[] received = vector == null ? new double[length] : vector;
        comm.bcast(received, length, MPI.DOUBLE, root);
        return received;
    }

    // --8<-- [end:communication]

    static Qr on(Intracomm comm) {
        return new Qr(new Team(comm.getRank(), comm.getSize()), new QrByArrays(comm));
    }

    /**
     * Runs on each rank.
     *
     * @param args rows and columns of the matrix.
     * @throws Exception if the result is wrong.
     */
    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        new AppRunner("qr", on(MPI.COMM_WORLD), Qr.alone()).run(args);
        MPI.Finalize();
    }
}
