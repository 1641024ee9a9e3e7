package panmpi.tests.programs;

import mpi.MPI;

/**
 * Program of {@code make test-hosts} and {@code test-starts}: prints the host of each rank, and
 * then reduces until it is stopped, or sends one message.
 */
public final class Rounds {
    private static final int FIRST = 20;

    private Rounds() {}

    /**
     * Runs on two ranks or more.
     *
     * @param args number of bytes that the first rank sends to the last; none: run for ever.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        System.out.println("rank " + rank + " is on " + MPI.Get_processor_name());
        if (args.length > 0) {
            send(rank, new byte[Integer.parseInt(args[0])]);
        } else {
            work(rank);
        }
        MPI.Finalize();
    }

    private static void send(int rank, byte[] bytes) {
        int last = MPI.COMM_WORLD.Size() - 1;
        if (rank == 0) {
            MPI.COMM_WORLD.Send(bytes, 0, bytes.length, MPI.BYTE, last, 0);
        } else if (rank == last) {
            MPI.COMM_WORLD.Recv(bytes, 0, bytes.length, MPI.BYTE, 0, 0);
        }
    }

    private static void work(int rank) {
        int[] sum = new int[1];
        for (long round = 0; ; round++) {
            MPI.COMM_WORLD.Allreduce(new int[] {rank}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
            if (rank == 0 && round == FIRST) {
                System.out.println("all ranks work");
            }
        }
    }
}
