package panmpi.bench.apps;

import mpi.MPI;

/** Program for linear equations as one would write it for mpiJava: it sends arrays with offsets. */
public final class LeqByMpiJava implements Leq.Solutions {

    // --8<-- [start:communication]
    @Override
    public double[] gather(double[] part, int length) {
        double[] whole = new double[length];
        int[] counts = Part.counts(length, MPI.COMM_WORLD.Size(), 1);
        int[] offsets = Part.places(counts);
        MPI.COMM_WORLD.Allgatherv(
                part, 0, part.length, MPI.DOUBLE, whole, 0, counts, offsets, MPI.DOUBLE);
        return whole;
    }

    @Override
    public double max(double number) {
        double[] all = new double[1];
        MPI.COMM_WORLD.Allreduce(new double[] {number}, 0, all, 0, 1, MPI.DOUBLE, MPI.MAX);
        return all[0];
    }

    // --8<-- [end:communication]

    /**
     * Runs on each rank.
     *
     * @param args number of equations.
     * @throws Exception if the result is wrong.
     */
    public static void main(String[] args) throws Exception {
        MPI.Init(args);
        Team team = new Team(MPI.COMM_WORLD.Rank(), MPI.COMM_WORLD.Size());
        new AppRunner("leq", new Leq(team, new LeqByMpiJava()), Leq.alone()).run(args);
        MPI.Finalize();
    }
}
