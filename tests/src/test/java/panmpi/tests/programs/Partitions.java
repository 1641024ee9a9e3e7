package panmpi.tests.programs;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.MPI;
import mpi.abi.MissingFunctionException;
import mpi.c.Mpi;

/**
 * Program of {@code TwoShapesTest}: sends partitioned messages with small, negative and very large
 * counts, and calls a function whose signature differs in one library.
 */
public final class Partitions {
    private static final long MANY = 1L << 31;
    private static final int PARTS = 3;
    private static final int COUNT = 2;
    private static final int TAG = 4;

    private Partitions() {}

    /**
     * Prints the result of each call.
     *
     * @param args none
     */
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        message(rank);
        if (rank == 0) {
            Mpi.MPI_Comm_set_errhandler(Mpi.MPI_COMM_SELF, Mpi.MPI_ERRORS_RETURN);
            negative();
            many();
            resources();
        }
        MPI.Finalize();
    }

    private static void message(int rank) {
        int[] data = new int[PARTS * COUNT];
        var world = MPI.COMM_WORLD;
        if (rank == 0) {
            Arrays.setAll(data, i -> 7 * i + 1);
            try (var send = world.Psend_init(data, 0, PARTS, COUNT, MPI.INT, 1, TAG, null)) {
                send.Start();
                send.Pready_range(0, PARTS - 1);
                send.Wait();
            }
        } else {
            try (var receive = world.Precv_init(data, 0, PARTS, COUNT, MPI.INT, 0, TAG, null)) {
                receive.Start();
                receive.Wait();
            }
            System.out.println("received: " + Arrays.toString(data));
        }
    }

    /** Passes a negative count, which MPI itself has to refuse. */
    private static void negative() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment request = arena.allocate(Long.BYTES);
            MemorySegment kind = arena.allocate(Integer.BYTES);
            int error = init(arena.allocate(64), -3, Mpi.MPI_INT, request);
            Mpi.MPI_Error_class(error, kind);
            boolean isCount = kind.get(JAVA_INT, 0) == Mpi.MPI_ERR_COUNT;
            System.out.println("negative: " + (isCount ? "MPI_ERR_COUNT" : "code " + error));
        }
    }

    /** Passes a count too large for an int, with a datatype that takes no memory. */
    private static void many() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment type = arena.allocate(Long.BYTES);
            Mpi.MPI_Type_contiguous(0, Mpi.MPI_INT, type);
            Mpi.MPI_Type_commit(type);
            MemorySegment request = arena.allocate(Long.BYTES);
            long handle = type.get(JAVA_LONG, 0);
            int error = init(arena.allocate(64), MANY, handle, request);
            System.out.println("many: code " + error);
            Mpi.MPI_Request_free(request);
            Mpi.MPI_Type_free(type);
        } catch (MissingFunctionException refused) {
            System.out.println("many: " + refused.getMessage());
        }
    }

    private static int init(MemorySegment buf, long count, long datatype, MemorySegment request) {
        return Mpi.MPI_Psend_init(
                buf, 1, count, datatype, 0, TAG, Mpi.MPI_COMM_SELF, Mpi.MPI_INFO_NULL, request);
    }

    private static void resources() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment info = arena.allocate(Long.BYTES);
            int error = Mpi.MPI_Get_hw_resource_info(info);
            System.out.println("resources: code " + error);
            Mpi.MPI_Info_free(info);
        } catch (MissingFunctionException refused) {
            System.out.println("resources: " + refused.getMessage());
        }
    }
}
