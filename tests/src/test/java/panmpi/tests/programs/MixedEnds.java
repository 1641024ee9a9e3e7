package panmpi.tests.programs;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.MPI;
import mpi.c.Mpi;

/**
 * Program of {@code BeginningAndEndTest}: the even ranks call MPI_Finalize directly, as a program
 * in C does, and the other ranks end MPI by panmpi.
 */
public final class MixedEnds {
    private MixedEnds() {}

    public static void main(String[] args) {
        Mpi.MPI_Init(MemorySegment.NULL, MemorySegment.NULL);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment rankAt = arena.allocate(JAVA_INT);
            Mpi.MPI_Comm_rank(Mpi.MPI_COMM_WORLD, rankAt);
            int rank = rankAt.get(JAVA_INT, 0);
            if (rank % 2 == 0) {
                Mpi.MPI_Finalize();
            } else {
                MPI.COMM_WORLD.Rank();
                MPI.Finalize();
            }
            System.out.println("rank " + rank + " has ended");
        }
    }
}
