package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.Datatype;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.SampleObjects;

/** Tests that derived datatypes of {@code MPI.OBJECT} select the right elements of an array. */
@MpiTest(ranks = {1, 2, 3})
final class ObjectTypesCase {
    private static final int TAG = 24;
    private static final int ROOM = 40;

    @Test
    void contiguous() {
        selects(Datatype.Contiguous(3, MPI.OBJECT), 0, 1, 2);
    }

    @Test
    void vector() {
        selects(Datatype.Vector(3, 2, 4, MPI.OBJECT), 0, 1, 4, 5, 8, 9);
    }

    @Test
    void hvectorCountsInObjects() {
        selects(Datatype.Hvector(3, 1, 5, MPI.OBJECT), 0, 5, 10);
    }

    @Test
    void indexedKeepsTheOrderOfItsBlocks() {
        selects(Datatype.Indexed(new int[] {1, 2}, new int[] {4, 0}, MPI.OBJECT), 4, 0, 1);
    }

    @Test
    void hindexedCountsInObjects() {
        selects(Datatype.Hindexed(new int[] {2, 1}, new int[] {1, 6}, MPI.OBJECT), 1, 2, 6);
    }

    @Test
    void structWithMarkers() {
        var type =
                Datatype.Struct(
                        new int[] {1, 1, 2, 1},
                        new int[] {0, 2, 5, 9},
                        new Datatype[] {MPI.LB, MPI.OBJECT, MPI.OBJECT, MPI.UB});
        assertEquals(9, type.Extent());
        selects(type, 2, 5, 6);
    }

    @Test
    void nested() {
        var pairs = Datatype.Vector(2, 1, 3, MPI.OBJECT);
        selects(Datatype.Indexed(new int[] {1, 1}, new int[] {2, 0}, pairs), 8, 11, 0, 3);
    }

    @Test
    void resized() {
        var type = Datatype.Create_resized(Datatype.Vector(2, 1, 7, MPI.OBJECT), 0, 2);
        assertEquals(2, type.Extent());
        selects(type, 0, 7);
    }

    @Test
    void columnOfAMatrixOfObjects() {
        int n = 5;
        var matrix = SampleObjects.filled(RANK, n * n);
        var column = Datatype.Vector(n, 1, n, MPI.OBJECT);
        column.Commit();
        var received = SampleObjects.untouched(n * n);
        WORLD.Sendrecv(matrix, 2, 1, column, NEXT, TAG, received, 4, 1, column, PREVIOUS, TAG);
        var expected = SampleObjects.untouched(n * n);
        for (int row = 0; row < n; row++) {
            expected[row * n + 4] = SampleObjects.of(PREVIOUS, row * n + 2);
        }
        assertArrayEquals(expected, received);
    }

    @Test
    void gathersWithThem() {
        var type = Datatype.Vector(2, 1, 3, MPI.OBJECT);
        type.Commit();
        var all = SampleObjects.untouched(SIZE * type.Extent() + 1);
        WORLD.Allgather(SampleObjects.filled(RANK, 2), 0, 2, MPI.OBJECT, all, 1, 1, type);
        var expected = SampleObjects.untouched(all.length);
        for (int rank = 0; rank < SIZE; rank++) {
            expected[1 + rank * type.Extent()] = SampleObjects.of(rank, 0);
            expected[1 + rank * type.Extent() + 3] = SampleObjects.of(rank, 1);
        }
        assertArrayEquals(expected, all);
    }

    @Test
    void packsWithThem() {
        var type = Datatype.Vector(2, 1, 3, MPI.OBJECT);
        type.Commit();
        byte[] packed = new byte[4000];
        int end = WORLD.Pack(SampleObjects.filled(RANK, 9), 1, 2, type, packed, 0);
        end = WORLD.Pack(new int[] {RANK}, 0, 1, MPI.INT, packed, end);
        var received = SampleObjects.untouched(4);
        int[] number = {-1};
        int at = WORLD.Unpack(packed, 0, received, 0, 4, MPI.OBJECT);
        assertEquals(end, WORLD.Unpack(packed, at, number, 0, 1, MPI.INT));
        assertEquals(RANK, number[0]);
        var expected = new Object[4];
        int i = 0;
        for (int position : new int[] {0, 3, 4, 7}) {
            expected[i++] = SampleObjects.of(RANK, 1 + position);
        }
        assertArrayEquals(expected, received);
    }

    /**
     * Checks that a message of two items, from offset 3 to offset 1, moves only the objects that
     * the datatype selects; {@code positions} are those of the first item.
     */
    private static void selects(Datatype type, int... positions) {
        type.Commit();
        assertEquals(positions.length, type.Size());
        var received = SampleObjects.untouched(ROOM);
        var status =
                WORLD.Sendrecv(
                        SampleObjects.filled(RANK, ROOM),
                        3,
                        2,
                        type,
                        NEXT,
                        TAG,
                        received,
                        1,
                        2,
                        type,
                        PREVIOUS,
                        TAG);
        var expected = SampleObjects.untouched(ROOM);
        var dense = new Object[2 * positions.length];
        for (int item = 0; item < 2; item++) {
            for (int i = 0; i < positions.length; i++) {
                int at = item * type.Extent() + positions[i];
                expected[1 + at] = SampleObjects.of(PREVIOUS, 3 + at);
                dense[item * positions.length + i] = expected[1 + at];
            }
        }
        assertArrayEquals(expected, received);
        assertEquals(2, status.count);
        assertEquals(dense.length, status.Get_elements(type));
        var plain = new Object[dense.length];
        WORLD.Sendrecv(
                SampleObjects.filled(RANK, ROOM),
                3,
                2,
                type,
                NEXT,
                TAG,
                plain,
                0,
                plain.length,
                MPI.OBJECT,
                PREVIOUS,
                TAG);
        assertArrayEquals(dense, plain);
        type.Free();
    }
}
