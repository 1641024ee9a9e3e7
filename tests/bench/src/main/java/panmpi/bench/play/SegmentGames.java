package panmpi.bench.play;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/** The games on memory segments, which MPI reads and writes where they are. */
final class SegmentGames implements Games {
    private static final int TAG = 1;
    private static final int WINDOW = 64;
    private static final int COLUMNS = 16;
    private static final int LARGEST = 4 << 20;

    private final Intracomm world = MPI.COMM_WORLD;
    private final int rank = world.Rank();
    private final int ranks = world.Size();
    private final MemorySegment sent = allocate((long) LARGEST * Math.max(4, ranks));
    private final MemorySegment received = allocate((long) LARGEST * Math.max(4, ranks));
    private final MemorySegment numbers = allocate((long) LARGEST * COLUMNS);
    private final MemorySegment sums = allocate(LARGEST);
    private final Request[] requests = new Request[WINDOW];

    private static MemorySegment allocate(long bytes) {
        return Arena.global().allocate(bytes, Double.BYTES);
    }

    @Override
    public void pingpong(int size, int times) {
        int other = 1 - rank;
        for (int i = 0; rank < 2 && i < times; i++) {
            if (rank == 0) {
                world.Send(sent, (long) size, MPI.BYTE, other, TAG);
            }
            world.Recv(received, (long) size, MPI.BYTE, other, TAG);
            if (rank == 1) {
                world.Send(sent, (long) size, MPI.BYTE, other, TAG);
            }
        }
    }

    @Override
    public void stream(int size, int times) {
        for (int i = 0; rank < 2 && i < times; i++) {
            for (int k = 0; k < WINDOW; k++) {
                requests[k] =
                        rank == 0
                                ? world.Isend(sent, (long) size, MPI.BYTE, 1, TAG)
                                : world.Irecv(received, (long) size, MPI.BYTE, 0, TAG);
            }
            Request.Waitall(requests);
            if (rank == 0) {
                world.Recv(received, 1L, MPI.BYTE, 1, TAG);
            } else {
                world.Send(sent, 1L, MPI.BYTE, 0, TAG);
            }
        }
    }

    @Override
    public void halo(int size, int times) {
        int next = (rank + 1) % ranks;
        int previous = (rank + ranks - 1) % ranks;
        try (Datatype column = Datatype.Vector(size / Double.BYTES, 1, COLUMNS, MPI.DOUBLE)) {
            column.Commit();
            MemorySegment own = numbers.asSlice(Double.BYTES);
            for (int i = 0; i < times; i++) {
                world.Sendrecv(own, 1L, column, next, TAG, numbers, 1L, column, previous, TAG);
            }
        }
    }

    @Override
    public void bcast(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Bcast(received, (long) size, MPI.BYTE, 0);
        }
    }

    @Override
    public void allreduce(int size, int times) {
        long count = size / Double.BYTES;
        for (int i = 0; i < times; i++) {
            world.Allreduce(numbers, sums, count, MPI.DOUBLE, MPI.SUM);
        }
    }

    @Override
    public void allgather(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Allgather(sent, (long) size, MPI.BYTE, received, (long) size, MPI.BYTE);
        }
    }

    @Override
    public void alltoall(int size, int times) {
        for (int i = 0; i < times; i++) {
            world.Alltoall(sent, (long) size, MPI.BYTE, received, (long) size, MPI.BYTE);
        }
    }
}
