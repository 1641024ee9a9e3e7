package panmpi.bench.apps;

import mpi.Datatype;
import mpi.MPI;
import mpi.Op;
import mpi.User_function;

/**
 * Program for QR factorization as one would write it for mpiJava: it sends arrays with offsets, and
 * objects in the reduction.
 */
public final class QrByMpiJava implements Qr.Vectors {

    // --8<-- [start:communication]
    /** Reduction that replaces each column by the longer of two columns. */
    private static final class Longer extends User_function {
        @Override
        public void Call(Object in, int inAt, Object inout, int inoutAt, int count, Datatype type) {
            Object[] lower = (Object[]) in;
            Object[] upper = (Object[]) inout;
            for (int i = 0; i < count; i++) {
                Pivot a = (Pivot) lower[inAt + i];
                Pivot b = (Pivot) upper[inoutAt + i];
                upper[inoutAt + i] = Pivot.longer(a, b);
            }
        }
    }

    private final Op longer = new Op(new Longer(), true);

    @Override
    public Pivot longest(Pivot own) {
        Pivot[] all = new Pivot[1];
        MPI.COMM_WORLD.Allreduce(new Pivot[] {own}, 0, all, 0, 1, MPI.OBJECT, longer);
        return all[0];
    }

    @Override
    public double[] broadcast(double[] vector, int length, int root) {
        double[] received = vector == null ? new double[length] : vector;
        MPI.COMM_WORLD.Bcast(received, 0, length, MPI.DOUBLE, root);
        return received;
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
        Team team = new Team(MPI.COMM_WORLD.Rank(), MPI.COMM_WORLD.Size());
        new AppRunner("qr", new Qr(team, new QrByMpiJava()), Qr.alone()).run(args);
        MPI.Finalize();
    }
}
