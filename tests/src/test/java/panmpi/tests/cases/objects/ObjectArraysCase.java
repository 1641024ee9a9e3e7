package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.io.Serializable;
import java.lang.reflect.Array;
import java.util.Arrays;
import mpi.MPI;
import mpi.internal.system.UnsetArrays;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests long arrays in objects: if messages are alike, the receiver makes the arrays before the
 * next message arrives.
 */
@MpiTest(ranks = {2, 3})
final class ObjectArraysCase {
    private static final int TAG = 31;

    /**
     * Number of messages with arrays of the same types and lengths after which the receiver expects
     * another one like these.
     */
    private static final int ALIKE = 4;

    private record Pair(Object one, Object other) implements Serializable {}

    @Test
    void launcherSparesTheZeroes() {
        assertTrue(UnsetArrays.areUnset());
    }

    @Test
    void rowsOfEachType() {
        for (Patterns type : Patterns.values()) {
            for (int round = 0; round < ALIKE; round++) {
                assertCopied(type, 40, 1500, round);
                assertCopied(type, 3, 40, round);
            }
        }
    }

    @Test
    void oneLongArrayOfEachType() {
        for (Patterns type : Patterns.values()) {
            for (int round = 0; round < ALIKE; round++) {
                assertCopied(type, 1, 70_000, round);
            }
        }
    }

    /**
     * Tests a message whose arrays are not the expected ones: after several equal messages, the
     * receiver makes the arrays of the next message in advance, but that message has the same
     * length and other arrays.
     */
    @Test
    void lengthIsTheSameAndArraysAreOthers() {
        for (int round = 0; round < ALIKE; round++) {
            assertCopied(Patterns.FLOAT, 64, 1024, round);
        }
        assertCopied(Patterns.INT, 64, 1024, 5);
        assertCopied(Patterns.FLOAT, 32, 2048, 6);
        assertCopied(Patterns.BYTE, 64, 4096, 7);
        assertCopied(Patterns.BOOLEAN, 64, 4096, 8);
        assertCopied(Patterns.FLOAT, 64, 1024, 9);
    }

    @Test
    void aliasesAmongLongArrays() {
        Object[] rows = matrix(Patterns.DOUBLE, 20, 1000, RANK);
        Object[] sent = Arrays.copyOf(rows, 26);
        sent[20] = rows[3];
        sent[21] = rows;
        sent[22] = new Pair(rows[19], rows[0]);
        sent[24] = new int[0];
        sent[25] = new Pair(new byte[0], new long[600]);
        for (int round = 0; round < ALIKE; round++) {
            Object[] received = copied(sent, sent.length);
            assertArrayEquals(
                    matrix(Patterns.DOUBLE, 20, 1000, PREVIOUS), Arrays.copyOf(received, 20));
            assertSame(received[3], received[20]);
            assertSame(received[7], ((Object[]) received[21])[7]);
            assertSame(received[19], ((Pair) received[22]).one());
            assertSame(received[0], ((Pair) received[22]).other());
            assertEquals(0, Array.getLength(received[24]));
            assertArrayEquals(new long[600], (long[]) ((Pair) received[25]).other());
        }
    }

    /** Tests arrays that are sent again and again, and may stay pinned between the calls. */
    @Test
    void sameArraysWithOtherValues() {
        Object[] rows = matrix(Patterns.FLOAT, 64, 1024, RANK);
        for (int round = 0; round < 4 * ALIKE; round++) {
            Object[] values = matrix(Patterns.FLOAT, 64, 1024, RANK + round);
            for (int i = 0; i < rows.length; i++) {
                System.arraycopy(values[i], 0, rows[i], 0, 1024);
            }
            if (round % ALIKE == 0) {
                System.gc();
            }
            Object[] received = copied(rows, rows.length);
            assertArrayEquals(matrix(Patterns.FLOAT, 64, 1024, PREVIOUS + round), received);
        }
    }

    /**
     * Tests arrays that are sent again, one of them replaced by another of the same type and
     * length.
     */
    @Test
    void sameArraysAmongOthers() {
        Object[] rows = matrix(Patterns.INT, 64, 1024, RANK);
        for (int round = 0; round < 4 * ALIKE; round++) {
            Object[] sent = rows.clone();
            Object[] expected = matrix(Patterns.INT, 64, 1024, PREVIOUS);
            if (round > 2 * ALIKE) {
                sent[40] = Patterns.INT.filled(RANK + round, 1024);
                expected[40] = Patterns.INT.filled(PREVIOUS + round, 1024);
            }
            assertArrayEquals(expected, copied(sent, sent.length));
        }
        for (int length = 62; length <= 64; length++) {
            assertArrayEquals(
                    Arrays.copyOf(matrix(Patterns.INT, 64, 1024, PREVIOUS), length),
                    copied(Arrays.copyOf(rows, length), length));
        }
    }

    /**
     * Tests that padding between the parts of a message does not contain old contents of the
     * memory.
     */
    @Test
    void messageHasOnlyWhatWasSent() {
        Object[] rows = matrix(Patterns.FLOAT, 64, 1024, 1);
        byte[] first = packed(rows);
        for (int round = 0; round < ALIKE; round++) {
            byte[] filled = new byte[1 << 20];
            Arrays.fill(filled, (byte) (round + 1));
            assertEquals(1 << 20, filled.length);
            assertArrayEquals(first, packed(rows));
        }
    }

    private static byte[] packed(Object[] rows) {
        byte[] to = new byte[1 << 19];
        int end = WORLD.Pack(rows, 0, rows.length, MPI.OBJECT, to, 0);
        return Arrays.copyOf(to, end);
    }

    private static void assertCopied(Patterns type, int rows, int length, int seed) {
        Object[] received = copied(matrix(type, rows, length, RANK + 7 * seed), rows);
        assertArrayEquals(matrix(type, rows, length, PREVIOUS + 7 * seed), received);
    }

    /**
     * Returns objects of the previous rank, received by blocking calls, while this rank sends to
     * the next.
     */
    private static Object[] copied(Object[] sent, int count) {
        Object[] received = new Object[count];
        if (RANK == 0) {
            WORLD.Send(sent, 0, sent.length, MPI.OBJECT, NEXT, TAG);
        }
        WORLD.Recv(received, 0, count, MPI.OBJECT, PREVIOUS, TAG);
        if (RANK != 0) {
            WORLD.Send(sent, 0, sent.length, MPI.OBJECT, NEXT, TAG);
        }
        return received;
    }

    private static Object[] matrix(Patterns type, int rows, int length, int seed) {
        Object[] matrix = new Object[rows];
        for (int i = 0; i < rows; i++) {
            matrix[i] = type.filled(131 * seed + i, length);
        }
        return matrix;
    }
}
