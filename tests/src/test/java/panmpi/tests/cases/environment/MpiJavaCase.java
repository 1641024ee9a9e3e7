package panmpi.tests.cases.environment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import mpi.Cartcomm;
import mpi.Datatype;
import mpi.Errhandler;
import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests what the binding mpiJava added to MPI: units in which elements are counted, pairs, markers
 * of datatype bounds, its own names.
 */
@MpiTest(ranks = {1, 2, 3, 4})
final class MpiJavaCase {

    @Test
    void datatypesCountElements() {
        assertEquals(1, MPI.DOUBLE.Size());
        assertEquals(1, MPI.DOUBLE.Extent());
        assertEquals(2, MPI.INT2.Size());
        assertEquals(2, MPI.SHORT2.Extent());
        Datatype column = Datatype.Vector(3, 2, 5, MPI.DOUBLE);
        assertEquals(6, column.Size());
        assertEquals(12, column.Extent());
        assertEquals(0, column.Lb());
        assertEquals(12, column.Ub());
        assertEquals(11, Datatype.Hvector(3, 1, 5, MPI.INT).Extent());
        Datatype scattered = Datatype.Hindexed(new int[] {1, 2}, new int[] {4, 7}, MPI.CHAR);
        assertEquals(3, scattered.Size());
        assertEquals(4, scattered.Lb());
        assertEquals(9, scattered.Ub());
    }

    @Test
    void markersBoundAStruct() {
        Datatype padded =
                Datatype.Struct(
                        new int[] {1, 1, 2, 1},
                        new int[] {-1, 1, 3, 8},
                        new Datatype[] {MPI.LB, MPI.LONG, MPI.LONG, MPI.UB});
        assertEquals(3, padded.Size());
        assertEquals(-1, padded.Lb());
        assertEquals(8, padded.Ub());
        assertEquals(9, padded.Extent());
        assertThrows(
                MPIException.class,
                () ->
                        Datatype.Struct(
                                new int[] {1, 1},
                                new int[] {0, 1},
                                new Datatype[] {MPI.INT, MPI.FLOAT}));
    }

    @Test
    void elementsOfAStructTravel() {
        Datatype ends = Datatype.Struct(new int[] {1, 1}, new int[] {0, 3}, types(MPI.INT, 2));
        ends.Commit();
        int[] sent = {10 + RANK, -1, -1, 20 + RANK};
        int[] received = {0, 5, 5, 0};
        WORLD.Sendrecv(sent, 0, 1, ends, NEXT, 3, received, 0, 1, ends, PREVIOUS, 3);
        assertArrayEquals(new int[] {10 + PREVIOUS, 5, 5, 20 + PREVIOUS}, received);
    }

    @Test
    void theLargestPairIsThatOfTheLastRank() {
        pair(MPI.SHORT2, short.class);
        pair(MPI.INT2, int.class);
        pair(MPI.LONG2, long.class);
        pair(MPI.FLOAT2, float.class);
        pair(MPI.DOUBLE2, double.class);
    }

    /**
     * Reduces two pairs: in the first all ranks have the same value, in the second it grows with
     * the rank.
     */
    private static void pair(Datatype type, Class<?> element) {
        Object mine = Array.newInstance(element, 4);
        put(mine, 0, 7);
        put(mine, 1, 5 + RANK);
        put(mine, 2, RANK);
        put(mine, 3, RANK);
        Object least = Array.newInstance(element, 4);
        Object most = Array.newInstance(element, 4);
        WORLD.Allreduce(mine, 0, least, 0, 2, type, MPI.MINLOC);
        WORLD.Allreduce(mine, 0, most, 0, 2, type, MPI.MAXLOC);
        assertEquals("7 5 0 0", text(least), type + " MINLOC");
        assertEquals("7 5 " + (SIZE - 1) + " " + (SIZE - 1), text(most), type + " MAXLOC");
    }

    private static void put(Object array, int index, int value) {
        switch (array) {
            case short[] a -> a[index] = (short) value;
            case int[] a -> a[index] = value;
            case long[] a -> a[index] = value;
            case float[] a -> a[index] = value;
            case double[] a -> a[index] = value;
            default -> throw new AssertionError(array);
        }
    }

    private static String text(Object array) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Array.getLength(array); i++) {
            text.append(((Number) Array.get(array, i)).longValue()).append(' ');
        }
        return text.toString().strip();
    }

    private static Datatype[] types(Datatype type, int count) {
        Datatype[] types = new Datatype[count];
        java.util.Arrays.fill(types, type);
        return types;
    }

    @Test
    void clonesAreOfTheSameClass() {
        Intracomm copy = WORLD.clone();
        assertEquals(MPI.CONGRUENT, Intracomm.Compare(WORLD, copy));
        Cartcomm grid = WORLD.Create_cart(new int[] {SIZE}, new boolean[] {true}, false);
        Cartcomm second = grid.clone();
        assertArrayEquals(new int[] {SIZE}, second.Get().dims);
        second.Free();
        grid.Free();
        copy.Free();
        assertTrue(copy.Is_null());
    }

    // MPI.NUM_OF_PROCESSORS is the size of MPI_COMM_WORLD, which exists only after Init.
    @Tag("init")
    @Test
    void attributesAndErrorHandlersHaveTheirOldNames() {
        assertTrue(WORLD.Attr_get(MPI.TAG_UB) >= 32767);
        Errhandler before = WORLD.Errorhandler_get();
        WORLD.Errhandler_set(new Errhandler(Errhandler.RETURN));
        WORLD.Errorhandler_set(before);
        assertNotNull(WORLD.Errorhandler_get());
        assertNotNull(WORLD.Errhandler_get());
        Intracomm same = WORLD.Creat(WORLD.Group());
        assertEquals(SIZE, same.Size());
        same.Free();
        assertEquals(SIZE, MPI.NUM_OF_PROCESSORS);
    }

    @Test
    void bufferedSendsUseAnAttachedArray() {
        byte[] room = new byte[WORLD.Pack_size(4, MPI.INT) + MPI.BSEND_OVERHEAD];
        MPI.Buffer_attach(room);
        int[] received = new int[4];
        WORLD.Bsend(new int[] {1, 2, 3, RANK}, 0, 4, MPI.INT, NEXT, 9);
        WORLD.Recv(received, 0, 4, MPI.INT, PREVIOUS, 9);
        assertSame(room, MPI.Buffer_detach());
        assertArrayEquals(new int[] {1, 2, 3, PREVIOUS}, received);
        MPI.Buffer_attach(ByteBuffer.allocateDirect(room.length));
        assertNull(MPI.Buffer_detach());
    }

    @Test
    void packedDataTravelAsBytes() {
        byte[] packed = new byte[100];
        int end = WORLD.Pack(new int[] {RANK, 7}, 0, 2, MPI.INT, packed, 0);
        end = WORLD.Pack(new double[] {0.5}, 0, 1, MPI.DOUBLE, packed, end);
        byte[] received = new byte[100];
        WORLD.Sendrecv(
                packed, 0, end, MPI.PACKED, NEXT, 4, received, 0, 100, MPI.PACKED, PREVIOUS, 4);
        int[] numbers = new int[2];
        double[] half = new double[1];
        int position = WORLD.Unpack(received, 0, numbers, 0, 2, MPI.INT);
        WORLD.Unpack(received, position, half, 0, 1, MPI.DOUBLE);
        assertArrayEquals(new int[] {PREVIOUS, 7}, numbers);
        assertEquals(0.5, half[0]);
    }

    @Test
    void groupsHaveRanges() {
        Group all = WORLD.Group();
        Group last = all.Range_incl(new int[][] {{SIZE - 1, 0, -1}});
        int[] ranks = Group.Translate_ranks(all, new int[] {0}, last);
        assertArrayEquals(new int[] {SIZE - 1}, ranks);
        assertEquals(SIZE == 1 ? MPI.IDENT : MPI.SIMILAR, Group.Compare(all, last));
    }
}
