package panmpi.tests.programs;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.abi.AbiTable;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.link.Linkage;

/**
 * Program of {@code VariablesTest}: sends and receives by the procedural binding, as a C program
 * does, on a library whose constants are addresses of variables.
 */
public final class Addressed {
    private static final int COUNT = 4;
    private static final int TAG = 21;

    private Addressed() {}

    /**
     * Prints the received data, and the name of the {@link AbiTable} that panmpi has chosen.
     *
     * @param args none
     */
    public static void main(String[] args) {
        Mpi.MPI_Init(MemorySegment.NULL, MemorySegment.NULL);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment rank = arena.allocate(JAVA_INT);
            Mpi.MPI_Comm_rank(Mpi.MPI_COMM_WORLD, rank);
            MemorySegment data = arena.allocate(JAVA_INT, COUNT);
            if (rank.get(JAVA_INT, 0) == 0) {
                data.copyFrom(MemorySegment.ofArray(new int[] {3, 1, 4, 1}));
                Mpi.MPI_Send(data, COUNT, Mpi.MPI_INT, 1, TAG, Mpi.MPI_COMM_WORLD);
            } else {
                receive(data, MpiMemory.allocateStatus(arena));
            }
        }
        Mpi.MPI_Finalize();
    }

    private static void receive(MemorySegment data, MemorySegment status) {
        Mpi.MPI_Recv(
                data,
                COUNT,
                Mpi.MPI_INT,
                Mpi.MPI_ANY_SOURCE,
                Mpi.MPI_ANY_TAG,
                Mpi.MPI_COMM_WORLD,
                status);
        AbiTable table = Linkage.abi();
        System.out.println(
                "received: %s from %d with %d"
                        .formatted(
                                Arrays.toString(data.toArray(JAVA_INT)),
                                status.get(JAVA_INT, MpiMemory.SOURCE),
                                status.get(JAVA_INT, MpiMemory.TAG)));
        System.out.println("table: " + table.source() + ", " + table.family());
        System.out.println("any: " + Mpi.MPI_ANY_SOURCE + " " + Mpi.MPI_ANY_TAG);
        System.out.println("format: " + Linkage.text("MPI_FORMAT"));
        System.out.println("absent: " + (Mpi.MPI_ROOT == Integer.MIN_VALUE));
    }
}
