package panmpi.tests.programs;

import java.util.Arrays;
import mpi.MPI;
import mpi.c.Mpi;
import mpi.internal.link.Linkage;

/**
 * Sends, receives and reduces on two ranks, and prints how the library declares its handles and
 * constants. {@code VariablesTest} runs it with a library that exports them as variables.
 */
public final class FacadeMessages {
    private static final int TAG = 9;

    private FacadeMessages() {}

    /**
     * Prints what arrived.
     *
     * @param args none
     */
    public static void main(String[] args) {
        MPI.Init(args);
        var world = MPI.COMM_WORLD;
        long[] data = {1L << 40, -5};
        if (world.Rank() == 0) {
            world.Send(data, 0, data.length, MPI.LONG, 1, TAG);
        } else {
            Arrays.fill(data, 0);
            var status = world.Recv(data, 0, data.length, MPI.LONG, MPI.ANY_SOURCE, MPI.ANY_TAG);
            System.out.println("received: " + Arrays.toString(data) + " from " + status.source);
        }
        int[] sum = {0};
        world.Allreduce(new int[] {world.Rank() + 1}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        if (world.Rank() == 0) {
            System.out.println("sum: " + sum[0]);
            System.out.println("kinds: " + kinds());
            System.out.println("table: " + Linkage.abi().source());
        }
        MPI.Finalize();
    }

    private static String kinds() {
        var table = Linkage.abi();
        return table.kind("MPI_COMM_WORLD")
                + " "
                + table.kind("MPI_ANY_SOURCE")
                + " "
                + Mpi.MPI_ANY_SOURCE;
    }
}
