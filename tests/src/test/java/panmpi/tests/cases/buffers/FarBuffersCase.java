package panmpi.tests.cases.buffers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.World;

/**
 * Tests that extents and displacements whose sums exceed 64 bits give an exception, and no crash.
 */
@MpiTest(ranks = {1, 2})
final class FarBuffersCase {
    private static final int TAG = 33;
    private static final long[] EXTENTS = {
        1L << 62, -(1L << 62), 1L << 61, 1L << 60, Long.MAX_VALUE / 4, -(1L << 61)
    };
    private static final int[] COUNTS = {2, 3, 5, 9, 17, Integer.MAX_VALUE};

    private final MemorySegment segment = Arena.global().allocate(64, Long.BYTES);
    private final int[] array = new int[16];

    @Test
    void extents() {
        for (long extent : EXTENTS) {
            var type = Datatype.Create_resized(MPI.INT, 0, extent);
            type.Commit();
            for (int count : COUNTS) {
                for (Object buffer : new Object[] {segment, array}) {
                    refused(() -> WORLD.Send(buffer, 0, count, type, RANK, TAG));
                    refused(() -> WORLD.Recv(buffer, 3, count, type, RANK, TAG));
                    refused(() -> WORLD.Irecv(buffer, 0, count, type, RANK, TAG));
                    refused(() -> WORLD.Bcast(buffer, 1, count, type, 0));
                }
            }
            type.Free();
        }
        World.assertMpiStillWorks();
    }

    @Test
    void displacementsInItems() {
        var type = Datatype.Create_resized(MPI.INT, 0, 1L << 60);
        type.Commit();
        int[] ones = filled(1);
        for (int displacement : new int[] {8, -8, 16, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            int[] far = filled(displacement);
            refused(
                    () ->
                            WORLD.Alltoallv(
                                    segment, 0, ones, far, type, segment, 0, ones, far, type));
        }
        type.Free();
        World.assertMpiStillWorks();
    }

    @Test
    void displacementsInBytes() {
        Lacks.assumeHas("MPI_Alltoallw_c");
        var types = new Datatype[SIZE];
        Arrays.fill(types, MPI.INT);
        var other = Arena.global().allocate(64, Long.BYTES);
        long[] ones = new long[SIZE];
        Arrays.fill(ones, 1);
        for (long displacement :
                new long[] {Long.MAX_VALUE - 1, Long.MAX_VALUE - 3, Long.MIN_VALUE, 1L << 62}) {
            long[] far = new long[SIZE];
            Arrays.fill(far, displacement);
            refused(
                    () ->
                            WORLD.Alltoallw(
                                    segment, ones, far, types, other, ones, new long[SIZE], types));
        }
        World.assertMpiStillWorks();
    }

    private static int[] filled(int value) {
        int[] filled = new int[SIZE];
        Arrays.fill(filled, value);
        return filled;
    }

    private static void refused(Executable call) {
        var failure = assertThrows(MPIException.class, call);
        assertEquals(Mpi.MPI_ERR_BUFFER, failure.Get_error_class(), failure.getMessage());
        assertTrue(failure.getMessage().matches("(?s).*(2\\^63|exceeds|begins before).*"));
    }
}
