package panmpi.bench.apps;

import mpi.Intracomm;
import mpi.MPI;

/** Program for linear equations that sends arrays, by panmpi's camelCase methods. */
public final class LeqByArrays implements Leq.Solutions {
    private final Intracomm comm;
    private final double[] number = new double[1];
    private double[] whole = {};
    private int[] counts;
    private int[] offsets;

    private LeqByArrays(Intracomm comm) {
        this.comm = comm;
    }

    // --8<-- [start:communication]
    @Override
    public double[] gather(double[] part, int length) {
        if (whole.length != length) {
            whole = new double[length];
            counts = Part.counts(length, comm.getSize(), 1);
            offsets = Part.places(counts);
        }
        comm.allGatherv(part, part.length, MPI.DOUBLE, whole, counts, offsets, MPI.DOUBLE);
        return whole;
    }

    @Override
    public double max(double own) {
        number[0] = own;
        comm.allReduce(number, 1, MPI.DOUBLE, MPI.MAX);
        return number[0];
    }

    // --8<-- [end:communication]

    static Leq on(Intracomm comm) {
        return new Leq(new Team(comm.getRank(), comm.getSize()), new LeqByArrays(comm));
    }

    /**
     * Runs on each rank.
     *
     * @param args number of equations.
     * @throws Exception if the result is wrong.
     */
    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        new AppRunner("leq", on(MPI.COMM_WORLD), Leq.alone()).run(args);
        MPI.Finalize();
    }
}
