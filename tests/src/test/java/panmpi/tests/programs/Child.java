package panmpi.tests.programs;

import java.nio.charset.StandardCharsets;
import mpi.Comm;
import mpi.Intercomm;
import mpi.MPI;

/**
 * Program that {@code SpawnCase} spawns: it sends its arguments and MPI's application number
 * (APPNUM) to the parents, and adds up numbers with them.
 */
public final class Child {
    private Child() {}

    /**
     * Sends the arguments and the application number from each rank to rank 0 of the parents.
     *
     * @param args arguments from the parents.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        var parents = Comm.Get_parent();
        if (parents == null) {
            throw new AssertionError("nobody spawned this process");
        }
        tell(parents, MPI.COMM_WORLD.Get_attr(MPI.APPNUM) + " " + String.join("|", args));
        var sum = new int[1];
        parents.Allreduce(new int[] {1}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        try (var family = parents.Merge(true)) {
            family.Allreduce(sum, 0, new int[1], 0, 1, MPI.INT, MPI.MAX);
        }
        parents.Disconnect();
        MPI.Finalize();
    }

    private static void tell(Intercomm parents, String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        parents.Send(bytes, 0, bytes.length, MPI.BYTE, 0, MPI.COMM_WORLD.Rank());
    }
}
