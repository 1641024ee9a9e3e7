package panmpi.bench.play;

import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * The games on arrays. These are longer than any message: what a call costs follows the message.
 */
final class ArrayGames implements Games {
    private static final int TAG = 1;
    private static final int WINDOW = 64;
    private static final int COLUMNS = 16;
    private static final int LARGEST = 4 << 20;

    private final Intracomm world = MPI.COMM_WORLD;
    private final int rank = world.Rank();
    private final int ranks = world.Size();
    private final byte[] sent = new byte[LARGEST * Math.max(4, ranks)];
    private final byte[] received = new byte[LARGEST * Math.max(4, ranks)];
    private final double[] numbers = new double[LARGEST / Double.BYTES * COLUMNS];
    private final double[] sums = new double[LARGEST / Double.BYTES];
    private final Request[] requests = new Request[WINDOW];

    @Override
    public void pingpong(int size, int times) {
        int other = 1 - rank;
        for (int i = 0; rank < 2 && i < times; i++) {
            if (rank == 0) {
                world.Send(sent, 0, size, MPI.BYTE, other, TAG);
            }
            world.Recv(received, 0, size, MPI.BYTE, other, TAG);
            if (rank == 1) {
                world.Send(sent, 0, size, MPI.BYTE, other, TAG);
            }
        }
    }

    @Override
    public void stream(int size, int times) {
        for (int i = 0; rank < 2 && i < times; i++) {
            for (int k = 0; k < WINDOW; k++) {
                requests[k] =
                        rank == 0
                                ? world.Isend(sent, 0, size, MPI.BYTE, 1, TAG)
                                : world.Irecv(received, 0, size, MPI.BYTE, 0, TAG);
            }
            Request.Waitall(requests);
            if (rank == 0) {
                world.Recv(received, 0, 1, MPI.BYTE, 1, TAG);
            } else {
                world.Send(sent, 0, 1, MPI.BYTE, 0, TAG);
            }
        }
    }

    @Override
    public void halo(int size, int times) {
        int next = (rank + 1) % ranks;
        int previous = (rank + ranks - 1) % ranks;
        try (Datatype column = Datatype.Vector(size / Double.BYTES, 1, COLUMNS, MPI.DOUBLE)) {
            column.Commit();
            for (int i = 0; i < times; i++) {
                world.Sendrecv(
                        numbers, 1, 1, column, next, TAG, numbers, 0, 1, column, previous, TAG);
            }
        }
    }

    @Override
    public void bcast(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Bcast(received, 0, size, MPI.BYTE, 0);
        }
    }

    @Override
    public void allreduce(int size, int times) {
        int count = size / Double.BYTES;
        for (int i = 0; i < times; i++) {
            world.Allreduce(numbers, 0, sums, 0, count, MPI.DOUBLE, MPI.SUM);
        }
    }

    @Override
    public void allgather(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Allgather(sent, 0, size, MPI.BYTE, received, 0, size, MPI.BYTE);
        }
    }

    @Override
    public void alltoall(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Alltoall(sent, 0, size, MPI.BYTE, received, 0, size, MPI.BYTE);
        }
    }
}
