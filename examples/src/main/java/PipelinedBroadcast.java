import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * A broadcast written by hand: the ranks form a chain, and each hands on what it gets from the one
 * before. The array goes in pieces, so that a rank hands on the first piece while the second is
 * still on its way to it; all ranks of the chain are busy at the same time, as in a pipeline.
 *
 * <p>{@code iRecv} and {@code iSend} begin a message and return at once, with a request; {@code
 * waitFor} waits for one request, {@code waitAll} for many. {@code MPI.slice} is the part of an
 * array that begins at an index. Messages to and from {@code PROC_NULL} do nothing, so the ends of
 * the chain need no code of their own.
 */
public class PipelinedBroadcast {
    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava PipelinedBroadcast 1000000 64}.
     *
     * @param args the length of the array and the number of pieces; 1000000 and 64 by default.
     */
    public static void main(String[] args) {
        args = MPI.Init(args);
        int length = args.length > 0 ? Integer.parseInt(args[0]) : 1_000_000;
        int pieces = args.length > 1 ? Integer.parseInt(args[1]) : 64;
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();

        double[] data = new double[length];
        if (rank == 0) {
            Arrays.setAll(data, Math::sqrt);
        }
        double[] expected = data.clone();

        broadcast(world, data, pieces);
        world.bcast(expected, length, MPI.DOUBLE, 0);

        boolean[] isEqual = {Arrays.equals(data, expected) && data[length - 1] > 0};
        world.allReduce(isEqual, 1, MPI.BOOLEAN, MPI.LAND);
        if (rank == 0) {
            int size = world.getSize();
            System.out.printf("%d numbers in %d pieces to %d ranks%n", length, pieces, size);
            System.out.println("equal to the library's broadcast: " + isEqual[0]);
        }
        MPI.Finalize();
    }

    /** Sends the array of rank 0 along the chain of all ranks. */
    private static void broadcast(Intracomm comm, double[] data, int pieces) {
        int rank = comm.getRank();
        int before = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        int after = rank < comm.getSize() - 1 ? rank + 1 : MPI.PROC_NULL;
        int length = (data.length + pieces - 1) / pieces;

        Request[] coming = new Request[pieces];
        for (int piece = 0; piece < pieces; piece++) {
            int begin = Math.min(piece * length, data.length);
            int count = Math.min(length, data.length - begin);
            coming[piece] = comm.iRecv(MPI.slice(data, begin), count, MPI.DOUBLE, before, piece);
        }
        Request[] going = new Request[pieces];
        for (int piece = 0; piece < pieces; piece++) {
            int begin = Math.min(piece * length, data.length);
            int count = Math.min(length, data.length - begin);
            coming[piece].waitFor();
            going[piece] = comm.iSend(MPI.slice(data, begin), count, MPI.DOUBLE, after, piece);
        }
        Request.waitAll(going);
    }
}
