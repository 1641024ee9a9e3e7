package panmpi.bench.apps;

import mpi.MPI;

/** Program for shortest paths that broadcasts rows as objects. */
public final class AspByObjects implements Asp.Rows {

    // --8<-- [start:communication]
    @Override
    public int[] broadcast(int[] row, int length, int root) {
        return MPI.COMM_WORLD.bcast(row, root);
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
        Team team = new Team(MPI.COMM_WORLD.getRank(), MPI.COMM_WORLD.getSize());
        new AppRunner("asp", new Asp(team, new AspByObjects()), Asp.alone()).run(args);
        MPI.Finalize();
    }
}
