package panmpi.tests.cases.datatypes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.MemorySegment;
import mpi.Datatype;
import mpi.MPI;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests that MPI never changes the gaps of a derived datatype in a buffer, so that the program may
 * use them even while a call is in progress.
 */
@MpiTest(ranks = 2)
final class GapsCase {
    private static final int ROWS = 5;
    private static final int COLUMNS = 4;
    private static final int[] ONES = {1, 1, 1};

    @Test
    void aColumnArrivesWhileTheProgramWritesItsNeighbours() {
        double[] matrix = new double[ROWS * COLUMNS];
        double[] sent = new double[ROWS * COLUMNS];
        java.util.Arrays.fill(sent, RANK + 1);
        try (Datatype column = column()) {
            Request in = WORLD.Irecv(matrix, 2, 1, column, PREVIOUS, 7);
            Request out = WORLD.Isend(sent, 1, 1, column, NEXT, 7);
            for (int i = 0; i < matrix.length; i++) {
                if (i % COLUMNS != 2) {
                    matrix[i] = 100 + i;
                }
            }
            Request.Waitall(new Request[] {in, out});
        }
        for (int i = 0; i < matrix.length; i++) {
            assertEquals(i % COLUMNS == 2 ? PREVIOUS + 1 : 100 + i, matrix[i], "element " + i);
        }
    }

    @Test
    void blocksArriveWhileTheProgramWritesBetweenThem() {
        int[] all = new int[3 * SIZE];
        int[] counts = new int[SIZE];
        int[] displacements = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            counts[i] = 2;
            displacements[i] = 3 * (SIZE - 1 - i);
        }
        int[] mine = {RANK, RANK + 10};
        Request gather =
                WORLD.Iallgatherv(mine, 0, 2, MPI.INT, all, 0, counts, displacements, MPI.INT);
        for (int i = 0; i < SIZE; i++) {
            all[3 * i + 2] = -7;
            // These arrays belong to the program again as soon as the call has begun.
            counts[i] = 99;
            displacements[i] = -99;
        }
        gather.Wait();
        assertArrayEquals(new int[] {1, 11, -7, 0, 10, -7}, all);
    }

    @Test
    void aBlockThatIsAtNoWholeElementArrivesByteForByte() {
        int[] sent = {0x01020304, 0x05060708, 0x090a0b0c};
        long[] places = {0, 5, 12};
        int[] received = {-1, -1, -1, -1};
        int[] expected = received.clone();
        for (int i = 0; i < places.length; i++) {
            var bytes = MemorySegment.ofArray(expected);
            MemorySegment.copy(MemorySegment.ofArray(sent), 4 * i, bytes, places[i], 4);
        }
        try (Datatype type = Datatype.Create_hindexed(ONES, places, MPI.INT)) {
            type.Commit();
            Request in = WORLD.Irecv(received, 0, 1, type, PREVIOUS, 8);
            Request out = WORLD.Isend(sent, 0, 3, MPI.INT, NEXT, 8);
            Request.Waitall(new Request[] {in, out});
        }
        assertArrayEquals(expected, received);
    }

    private static Datatype column() {
        Datatype column = Datatype.Vector(ROWS, 1, COLUMNS, MPI.DOUBLE);
        column.Commit();
        return column;
    }
}
