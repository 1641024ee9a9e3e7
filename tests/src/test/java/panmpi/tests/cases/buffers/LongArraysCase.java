package panmpi.tests.cases.buffers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import mpi.Datatype;
import mpi.MPI;
import mpi.Request;
import mpi.internal.system.Pins;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/** Tests arrays so long that MPI uses them in place, while the collector runs. */
@MpiTest(ranks = {1, 2, 3})
final class LongArraysCase {
    private static final int TAG = 3;
    private static final int LENGTH = 3 * Pins.FROM;
    private static final int COLUMNS = 200;
    private static final int ROWS = 300;

    @Test
    void theLauncherSetsUpWhatPinningTakes() {
        // A JVM that checks JNI hands out copies of arrays, so nothing is pinned.
        var options = ManagementFactory.getRuntimeMXBean().getInputArguments();
        assertEquals(!options.contains("-Xcheck:jni"), Pins.AVAILABLE);
    }

    @Test
    void allTypes() {
        for (Patterns type : Patterns.values()) {
            var received = type.untouched(LENGTH + 9);
            var sending = send(type.filled(RANK, LENGTH + 3), 3, LENGTH, type.datatype);
            System.gc();
            WORLD.Recv(received, 5, LENGTH, type.datatype, PREVIOUS, TAG);
            sending.Wait();
            type.assertHolds(received, 5, LENGTH, PREVIOUS, 3);
        }
    }

    /**
     * Lets another thread collect garbage during the exchange, so that arrays move which are not
     * pinned.
     */
    @Test
    void theCollectorRunsMeanwhile() {
        int[] received = new int[LENGTH];
        int[] sent = new int[LENGTH];
        for (int round = 0; round < 20; round++) {
            Arrays.fill(sent, 100 * RANK + round);
            var collecting = Thread.ofPlatform().start(System::gc);
            exchange(sent, received, LENGTH);
            join(collecting);
            assertEquals(100 * PREVIOUS + round, received[0]);
            assertEquals(100 * PREVIOUS + round, received[LENGTH - 1]);
        }
    }

    @Test
    void columnsWithoutACopy() {
        var matrix = new int[ROWS * COLUMNS];
        Arrays.fill(matrix, -1);
        for (int row = 0; row < ROWS; row++) {
            matrix[row * COLUMNS + 7] = 1000 * RANK + row;
        }
        int[] expected = matrix.clone();
        try (Datatype column = Datatype.Vector(ROWS, 1, COLUMNS, MPI.INT)) {
            column.Commit();
            var sending = send(matrix.clone(), 7, 1, column);
            WORLD.Recv(matrix, COLUMNS - 1, 1, column, PREVIOUS, TAG);
            sending.Wait();
        }
        for (int row = 0; row < ROWS; row++) {
            expected[row * COLUMNS + COLUMNS - 1] = 1000 * PREVIOUS + row;
        }
        assertArrayEquals(expected, matrix);
    }

    @Test
    void bothBuffersInOneArray() {
        int[] both = new int[2 * LENGTH];
        Arrays.fill(both, 0, LENGTH, RANK + 1);
        WORLD.Sendrecv(
                both, 0, LENGTH, MPI.INT, NEXT, TAG, both, LENGTH, LENGTH, MPI.INT, PREVIOUS, TAG);
        int[] expected = new int[2 * LENGTH];
        Arrays.fill(expected, 0, LENGTH, RANK + 1);
        Arrays.fill(expected, LENGTH, 2 * LENGTH, PREVIOUS + 1);
        assertArrayEquals(expected, both);
    }

    @Test
    void resultsMayReplaceOperands() {
        long[] values = new long[LENGTH];
        Arrays.fill(values, RANK + 1);
        WORLD.Allreduce(values, 0, values, 0, LENGTH, MPI.LONG, MPI.SUM);
        long[] expected = new long[LENGTH];
        Arrays.fill(expected, SIZE * (SIZE + 1) / 2);
        assertArrayEquals(expected, values);
        WORLD.Allreduce(MPI.IN_PLACE, 0, values, 0, LENGTH, MPI.LONG, MPI.MAX);
        assertArrayEquals(expected, values);
    }

    @Test
    void segmentsOverArrays() {
        short[] sent = (short[]) Patterns.SHORT.filled(RANK, LENGTH);
        short[] received = (short[]) Patterns.SHORT.untouched(LENGTH + 8);
        MemorySegment part = MemorySegment.ofArray(received).asSlice(8, 2L * LENGTH);
        var request = WORLD.Isend(sent, 0, LENGTH, MPI.SHORT, NEXT, TAG);
        WORLD.Recv(part, LENGTH, MPI.SHORT, PREVIOUS, TAG);
        request.Wait();
        Patterns.SHORT.assertHolds(received, 4, LENGTH, PREVIOUS, 0);
    }

    @Test
    void gathered() {
        var all = Patterns.DOUBLE.untouched(SIZE * LENGTH + 2);
        var mine = Patterns.DOUBLE.filled(RANK, LENGTH);
        WORLD.Allgather(mine, 0, LENGTH, MPI.DOUBLE, all, 1, LENGTH, MPI.DOUBLE);
        var expected = Patterns.DOUBLE.untouched(SIZE * LENGTH + 2);
        for (int rank = 0; rank < SIZE; rank++) {
            var part = Patterns.DOUBLE.filled(rank, LENGTH);
            System.arraycopy(part, 0, expected, 1 + rank * LENGTH, LENGTH);
        }
        Patterns.DOUBLE.assertSame(expected, all);
    }

    private static Request send(Object array, int offset, int count, Datatype type) {
        return WORLD.Isend(array, offset, count, type, NEXT, TAG);
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void exchange(int[] sent, int[] received, int count) {
        WORLD.Sendrecv(
                sent, 0, count, MPI.INT, NEXT, TAG, received, 0, count, MPI.INT, PREVIOUS, TAG);
    }
}
