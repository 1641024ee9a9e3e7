package panmpi.tests.cases.buffers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import mpi.Datatype;
import mpi.MPI;
import mpi.internal.system.Pins;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests short messages from arrays that are used again and again, which stay pinned between the
 * calls.
 */
@MpiTest(ranks = {1, 2, 3})
final class KeptArraysCase {
    private static final int TAG = 4;
    private static final int LENGTH = 5;

    /** More calls than panmpi counts before it keeps an array pinned. */
    private static final int OFTEN = 200;

    @Test
    void allTypesFromAndToAnyPlace() {
        for (Patterns type : Patterns.values()) {
            var sent = type.filled(RANK, LENGTH + 9);
            var received = type.untouched(LENGTH + 9);
            var untouched = type.untouched(LENGTH + 9);
            for (int round = 0; round < OFTEN; round++) {
                int from = round % 9;
                int to = round % 7;
                System.arraycopy(untouched, 0, received, 0, LENGTH + 9);
                exchange(sent, from, received, to, LENGTH, type.datatype);
                type.assertHolds(received, to, LENGTH, PREVIOUS, from);
            }
        }
    }

    /** Tests more arrays than stay pinned at a time, each with its own values. */
    @Test
    void manyArraysInTurn() {
        int[][] sent = new int[7][LENGTH];
        int[][] received = new int[7][LENGTH];
        for (int round = 0; round < OFTEN; round++) {
            int i = round % (round < OFTEN / 2 ? 3 : 7);
            Arrays.fill(sent[i], 1000 * RANK + round);
            exchange(sent[i], 0, received[i], 1, LENGTH - 2, MPI.INT);
            int value = 1000 * PREVIOUS + round;
            assertArrayEquals(new int[] {0, value, value, value, 0}, received[i]);
        }
    }

    /**
     * Tests that arrays which the collector moves between calls are passed at their new address.
     */
    @Test
    void theCollectorRunsBetweenTheCalls() {
        long[] sent = new long[LENGTH];
        long[] received = new long[LENGTH];
        for (int round = 0; round < OFTEN; round++) {
            Arrays.fill(sent, 1000L * RANK + round);
            exchange(sent, 0, received, 0, LENGTH, MPI.LONG);
            assertEquals(1000L * PREVIOUS + round, received[LENGTH - 1]);
            if (round % 20 == 0) {
                System.gc();
            }
        }
    }

    @Test
    void resultsMayReplaceOperands() {
        double[] values = new double[LENGTH];
        for (int round = 0; round < OFTEN; round++) {
            Arrays.fill(values, RANK + round);
            WORLD.Allreduce(values, 0, values, 0, LENGTH, MPI.DOUBLE, MPI.SUM);
            double sum = SIZE * (SIZE - 1) / 2.0 + SIZE * (double) round;
            assertEquals(sum, values[0]);
            assertEquals(sum, values[LENGTH - 1]);
        }
    }

    /** Tests an array and a segment over it: MPI must not get the same address for both buffers. */
    @Test
    void resultsMayReplaceOperandsThroughASegment() {
        double[] values = new double[LENGTH];
        MemorySegment all = MemorySegment.ofArray(values);
        for (int round = 0; round < OFTEN; round++) {
            Arrays.fill(values, RANK + round);
            WORLD.Allreduce(values, 0, all, 0, LENGTH, MPI.DOUBLE, MPI.SUM);
            assertEquals(SIZE * (SIZE - 1) / 2.0 + SIZE * (double) round, values[LENGTH - 1]);
        }
    }

    @Test
    void resultsMayReplaceOperandsOfASegment() {
        for (int length : new int[] {LENGTH, Pins.FROM}) {
            double[] values = new double[length];
            MemorySegment all = MemorySegment.ofArray(values);
            for (int round = 0; round < OFTEN; round++) {
                Arrays.fill(values, RANK + round);
                WORLD.Allreduce(all, 0, values, 0, length, MPI.DOUBLE, MPI.SUM);
                assertEquals(SIZE * (SIZE - 1) / 2.0 + SIZE * (double) round, values[length - 1]);
            }
        }
    }

    /**
     * Tests a request on an array that already stays pinned between calls: the request pins it once
     * more.
     */
    @Test
    void longRequestsOnKeptArrays() {
        long[] values = new long[Pins.FROM];
        for (int round = 0; round < OFTEN; round++) {
            WORLD.Bcast(values, 0, 1, MPI.LONG, 0);
        }
        Arrays.fill(values, RANK);
        WORLD.Iallreduce(values, 0, values, 0, Pins.FROM, MPI.LONG, MPI.SUM).Wait();
        long[] expected = new long[Pins.FROM];
        Arrays.fill(expected, SIZE * (SIZE - 1) / 2);
        assertArrayEquals(expected, values);
    }

    @Test
    void aColumnOfAMatrix() {
        int[] matrix = new int[LENGTH * LENGTH];
        try (Datatype column = Datatype.Vector(LENGTH, 1, LENGTH, MPI.INT)) {
            column.Commit();
            for (int round = 0; round < OFTEN; round++) {
                Arrays.fill(matrix, -1);
                for (int row = 0; row < LENGTH; row++) {
                    matrix[row * LENGTH] = 100 * RANK + row;
                }
                exchange(matrix, 0, matrix, LENGTH - 1, 1, column);
                for (int row = 0; row < LENGTH; row++) {
                    assertEquals(-1, matrix[row * LENGTH + 1]);
                    assertEquals(100 * PREVIOUS + row, matrix[row * LENGTH + LENGTH - 1]);
                }
            }
        }
    }

    /**
     * Tests that a message which is shorter than its buffer leaves the rest of the buffer as it
     * was.
     */
    @Test
    void shorterThanTheBuffer() {
        char[] sent = {'a', 'b', 'c', 'd'};
        char[] received = new char[4];
        for (int round = 0; round < OFTEN; round++) {
            Arrays.fill(received, '-');
            var request = WORLD.Isend(sent, 0, 2, MPI.CHAR, NEXT, TAG);
            assertEquals(
                    2, WORLD.Recv(received, 0, 4, MPI.CHAR, PREVIOUS, TAG).Get_count(MPI.CHAR));
            request.Wait();
            assertEquals("ab--", new String(received));
        }
    }

    @Test
    void whatIsUsedNoMoreIsGivenUp() {
        WeakReference<?> dropped = new WeakReference<>(usedOften());
        System.gc();
        assertTrue(dropped.get() != null || !Pins.AVAILABLE, "no array was kept");
        for (int others = 0; others < 16; others++) {
            usedOften();
        }
        for (int i = 0; i < 50 && dropped.get() != null; i++) {
            System.gc();
        }
        assertNull(dropped.get());
    }

    private static Object usedOften() {
        byte[] array = new byte[100];
        for (int round = 0; round < OFTEN; round++) {
            WORLD.Bcast(array, 0, 8, MPI.BYTE, 0);
        }
        return array;
    }

    private static void exchange(
            Object sent, int from, Object received, int to, int count, Datatype type) {
        WORLD.Sendrecv(
                sent, from, count, type, NEXT, TAG, received, to, count, type, PREVIOUS, TAG);
    }
}
