import mpi.GraphComm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Prequest;

/**
 * Ranks agree on the average of their numbers, and each talks to two neighbours alone. In each
 * round a rank replaces its number by the mean of it and the neighbours' numbers. The differences
 * shrink until all have the average; sensors without a centre use this method.
 *
 * <p>{@code createDistGraphAdjacent} makes a communicator that knows the neighbours of each rank;
 * {@code neighborAllGather} sends a number to all neighbours and gets theirs. Since the same call
 * comes in every round it is made once, by {@code neighborAllGatherInit}, and then only started.
 */
public class NeighbourAverage {
    private static final int ROUNDS = 100;

    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava NeighbourAverage}.
     *
     * @param args the first number of rank 0, 1 by default. Each other rank begins with this number
     *     plus its own rank.
     */
    public static void main(String[] args) {
        args = MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        double first = args.length > 0 ? Double.parseDouble(args[0]) : 1;

        // The two neighbours in the ring: this rank sends to them and receives from them.
        int[] neighbours = {(rank + size - 1) % size, (rank + 1) % size};
        double[] mine = {first + rank};
        double[] theirs = new double[neighbours.length];
        try (GraphComm ring = world.createDistGraphAdjacent(neighbours, neighbours, null, false);
                Prequest exchange =
                        ring.neighborAllGatherInit(
                                mine, 1, MPI.DOUBLE, theirs, 1, MPI.DOUBLE, null)) {
            for (int round = 0; round < ROUNDS; round++) {
                exchange.start(); // begins to send mine
                exchange.waitFor(); // theirs has both neighbours' numbers now
                mine[0] = (theirs[0] + mine[0] + theirs[1]) / 3;
            }
        }

        double average = first + (size - 1) / 2.0;
        double[] error = {Math.abs(mine[0] - average)};
        world.allReduce(error, 1, MPI.DOUBLE, MPI.MAX);
        System.out.println("rank %d: %.6f".formatted(rank, mine[0]));
        if (rank == 0) {
            System.out.println("all have the average: " + (error[0] < 1e-9));
        }
        MPI.Finalize();
    }
}
