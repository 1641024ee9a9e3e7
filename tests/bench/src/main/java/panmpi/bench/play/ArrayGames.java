package panmpi.bench.play;

import java.util.Map;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * The games on arrays. These are longer than any message: what a call costs follows the message.
 */
final class ArrayGames {
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
    private int found;

    Map<String, Game> all() {
        return Map.of(
                "pingpong", this::pingpong,
                "stream", this::stream,
                "halo", this::halo,
                "barrier", this::barrier,
                "bcast", this::bcast,
                "allreduce", this::allreduce,
                "allgather", this::allgather,
                "alltoall", this::alltoall,
                "rank", this::rank);
    }

    private void pingpong(int size, int times) {
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

    private void stream(int size, int times) {
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

    private void halo(int size, int times) {
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

    private void barrier(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Barrier();
        }
    }

    private void bcast(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Bcast(received, 0, size, MPI.BYTE, 0);
        }
    }

    private void allreduce(int size, int times) {
        int count = size / Double.BYTES;
        for (int i = 0; i < times; i++) {
            world.Allreduce(numbers, 0, sums, 0, count, MPI.DOUBLE, MPI.SUM);
        }
    }

    private void allgather(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Allgather(sent, 0, size, MPI.BYTE, received, 0, size, MPI.BYTE);
        }
    }

    private void alltoall(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Alltoall(sent, 0, size, MPI.BYTE, received, 0, size, MPI.BYTE);
        }
    }

    private void rank(int size, int times) {
        for (int i = 0; i < times; i++) {
            found += world.Rank();
        }
    }
}
