import static java.lang.foreign.ValueLayout.JAVA_INT;
import static mpi.c.Mpi.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;

/**
 * A token goes once around all ranks: a C program ported line by line. The functions have C's names
 * and arguments and return C's error codes; what C writes as {@code &x} is memory from an arena.
 */
public class Ring {
    /**
     * Runs on every rank: {@code mpiexec -n 2 mpijava Ring}.
     *
     * @param args not used.
     */
    public static void main(String[] args) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment rankAt = arena.allocate(JAVA_INT); // int rank, size, token;
            MemorySegment sizeAt = arena.allocate(JAVA_INT);
            MemorySegment token = arena.allocate(JAVA_INT);
            MemorySegment status = MpiMemory.allocateStatus(arena); // MPI_Status status;

            MPI_Init(MemorySegment.NULL, MemorySegment.NULL); // MPI_Init(&argc, &argv);
            MPI_Comm_rank(MPI_COMM_WORLD, rankAt); // MPI_Comm_rank(MPI_COMM_WORLD, &rank);
            MPI_Comm_size(MPI_COMM_WORLD, sizeAt);
            int rank = rankAt.get(JAVA_INT, 0);
            int size = sizeAt.get(JAVA_INT, 0);

            if (rank != 0) {
                MPI_Recv(token, 1, MPI_INT, rank - 1, 0, MPI_COMM_WORLD, status);
            }
            token.set(JAVA_INT, 0, token.get(JAVA_INT, 0) + rank); // token += rank;
            if (size > 1) {
                MPI_Send(token, 1, MPI_INT, (rank + 1) % size, 0, MPI_COMM_WORLD);
            }
            if (rank == 0) {
                if (size > 1) {
                    MPI_Recv(token, 1, MPI_INT, size - 1, 0, MPI_COMM_WORLD, status);
                }
                int sender = size > 1 ? MpiMemory.source(status) : 0; // status.MPI_SOURCE
                int sum = token.get(JAVA_INT, 0);
                System.out.printf("the token came back from rank %d with %d%n", sender, sum);
            }

            MPI_Finalize();
        }
    }
}
