package panmpi.bench.apps;

import mpi.Intracomm;
import mpi.MPI;

/** Program for shortest paths that broadcasts arrays, by panmpi's camelCase methods. */
public final class AspByArrays implements Asp.Rows {
    private final Intracomm comm;
    private int[] scratch = {};

    private AspByArrays(Intracomm comm) {
        this.comm = comm;
    }

    // --8<-- [start:communication]
    @Override
    public int[] broadcast(int[] row, int length, int root) {
        int[] received = row == null ? scratch(length) : row;
        comm.bcast(received, length, MPI.INT, root);
        return received;
    }

    private int[] scratch(int length) {
        scratch = scratch.length == length ? scratch : new int[length];
        return scratch;
    }

    // --8<-- [end:communication]

    static Asp on(Intracomm comm) {
        return new Asp(new Team(comm.getRank(), comm.getSize()), new AspByArrays(comm));
    }

    /**
     * Runs on each rank.
     *
     * @param args number of towns.
     * @throws Exception if the result is wrong.
     */
    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        new AppRunner("asp", on(MPI.COMM_WORLD), Asp.alone()).run(args);
        MPI.Finalize();
    }
}
