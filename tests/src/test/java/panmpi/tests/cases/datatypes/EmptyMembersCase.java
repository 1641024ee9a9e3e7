package panmpi.tests.cases.datatypes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.World;

/**
 * Tests datatypes for which MPI returns wrong bounds: those with empty members, and those whose
 * bounds exceed 64 bits.
 */
@MpiTest(ranks = {1, 2})
final class EmptyMembersCase {
    private static final int TAG = 43;

    @Test
    void emptyMembersBehindTheData() {
        exchange(
                Datatype.Create_struct(
                        new int[] {1, 0}, new long[] {0, 400}, new Datatype[] {MPI.INT, MPI.INT}));
    }

    @Test
    void emptyMembersBeforeTheData() {
        exchange(
                Datatype.Create_struct(
                        new int[] {0, 1}, new long[] {-400, 0}, new Datatype[] {MPI.INT, MPI.INT}));
    }

    @Test
    void emptyBlocks() {
        exchange(Datatype.Create_hindexed(new int[] {0, 1, 0}, new long[] {-64, 0, 640}, MPI.INT));
        exchange(Datatype.Indexed(new int[] {1, 0}, new int[] {0, 99}, MPI.INT));
    }

    @Test
    void typesOfSuchTypes() {
        var empty =
                Datatype.Create_struct(
                        new int[] {1, 0}, new long[] {0, 400}, new Datatype[] {MPI.INT, MPI.INT});
        exchange(Datatype.Contiguous(1, empty));
        exchange(Datatype.Create_resized(empty, 0, 4));
        exchange(Datatype.Vector(1, 1, 7, empty));
    }

    @Test
    void itemsWithoutDataLieNowhere() {
        var none = Datatype.Create_resized(Datatype.Contiguous(0, MPI.INT), 0, 400);
        none.Commit();
        WORLD.Sendrecv(new int[1], 0, 5, none, NEXT, TAG, new int[1], 0, 5, none, PREVIOUS, TAG);
        none.Free();
    }

    @Test
    void boundsBeyond64BitsAreRefused() {
        var far = Datatype.Create_resized(MPI.INT, 0, 1L << 62);
        refused(Datatype.Contiguous(5, far));
        refused(Datatype.Contiguous(3, far));
        refused(Datatype.Create_hvector(5, 1, 1L << 62, MPI.INT));
        refused(
                Datatype.Create_hindexed(
                        new int[] {1, 1}, new long[] {-4, Long.MAX_VALUE - 5}, MPI.INT));
        World.assertMpiStillWorks();
    }

    private static void refused(Datatype type) {
        type.Commit();
        var failure =
                assertThrows(
                        MPIException.class,
                        () -> WORLD.Isend(new int[4], 1, 1, type, MPI.PROC_NULL, TAG));
        assertTrue(
                failure.getMessage().matches(".*(2\\^63|exceeds|before).*"), failure.getMessage());
        type.Free();
    }

    /** Sends and receives one item of a datatype, in arrays of one int. */
    private static void exchange(Datatype type) {
        type.Commit();
        int[] received = new int[1];
        WORLD.Sendrecv(
                new int[] {RANK}, 0, 1, type, NEXT, TAG, received, 0, 1, type, PREVIOUS, TAG);
        assertArrayEquals(new int[] {PREVIOUS}, received);
        assertEquals(1, type.Size());
        type.Free();
    }
}
