package panmpi.bench.apps;

import mpi.MPI;

/**
 * Program for shortest paths as one would write it for mpiJava: it broadcasts arrays with offsets.
 */
public final class AspByMpiJava implements Asp.Rows {

    // --8<-- [start:communication]
    @Override
    public int[] broadcast(int[] row, int length, int root) {
        int[] received = row == null ? new int[length] : row;
        MPI.COMM_WORLD.Bcast(received, 0, length, MPI.INT, root);
        return received;
    }

    // --8<-- [end:communication]

    /**
     * Runs on each rank.
     *
     * @param args number of towns.
     * @throws Exception if the result is wrong.
     */
    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Team team = new Team(MPI.COMM_WORLD.Rank(), MPI.COMM_WORLD.Size());
        new AppRunner("asp", new Asp(team, new AspByMpiJava()), Asp.alone()).run(args);
        MPI.Finalize();
    }
}
