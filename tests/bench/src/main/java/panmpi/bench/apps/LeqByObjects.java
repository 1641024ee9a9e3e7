package panmpi.bench.apps;

import java.util.List;
import mpi.MPI;

/** Program for linear equations that sends parts and numbers as objects. */
public final class LeqByObjects implements Leq.Solutions {

    // --8<-- [start:communication]
    @Override
    public double[] gather(double[] part, int length) {
        List<double[]> parts = MPI.COMM_WORLD.allGather(part);
        double[] whole = new double[length];
        int at = 0;
        for (double[] some : parts) {
            System.arraycopy(some, 0, whole, at, some.length);
            at += some.length;
        }
        return whole;
    }

    @Override
    public double max(double number) {
        return MPI.COMM_WORLD.allReduce(number, Math::max);
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
        Team team = new Team(MPI.COMM_WORLD.getRank(), MPI.COMM_WORLD.getSize());
        new AppRunner("leq", new Leq(team, new LeqByObjects()), Leq.alone()).run(args);
        MPI.Finalize();
    }
}
