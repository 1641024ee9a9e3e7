package panmpi.tests.cases.buffers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import mpi.MPI;
import mpi.Request;
import mpi.Win;
import mpi.internal.system.Pins;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests operations in progress on arrays that stay pinned between calls: their memory stays in
 * place.
 */
@MpiTest(ranks = {1, 2, 3})
final class SharedPinsCase {
    private static final int TAG = 5;
    private static final int LENGTH = 6;

    /** More calls than panmpi counts before it keeps an array pinned. */
    private static final int OFTEN = 300;

    /** More arrays than panmpi keeps pinned. */
    private static final int MANY = 20;

    @Test
    void aReceiveThatIsPostedLongBefore() {
        int[] received = new int[LENGTH];
        use(received);
        Arrays.fill(received, -1);
        Request receive = WORLD.Irecv(received, 1, LENGTH - 2, MPI.INT, PREVIOUS, TAG);
        useOthers();
        System.gc();
        WORLD.Barrier();
        int[] sent = {RANK, RANK + 1, RANK + 2, RANK + 3};
        WORLD.Send(sent, 0, sent.length, MPI.INT, NEXT, TAG);
        receive.Wait();
        int p = PREVIOUS;
        assertArrayEquals(new int[] {-1, p, p + 1, p + 2, p + 3, -1}, received);
    }

    @Test
    void moreMessagesAtOnceThanAreKept() {
        int[][] sent = new int[MANY][LENGTH];
        int[][] received = new int[MANY][LENGTH];
        Request[] requests = new Request[2 * MANY];
        for (int round = 0; round < OFTEN; round++) {
            int number = 1 + round % MANY;
            for (int i = 0; i < number; i++) {
                requests[i] = WORLD.Irecv(received[i], 0, LENGTH, MPI.INT, PREVIOUS, TAG + i);
            }
            for (int i = 0; i < number; i++) {
                Arrays.fill(sent[i], 1000 * RANK + 10 * round + i);
                requests[number + i] = WORLD.Isend(sent[i], 0, LENGTH, MPI.INT, NEXT, TAG + i);
            }
            Request.Waitall(Arrays.copyOf(requests, 2 * number));
            for (int i = 0; i < number; i++) {
                assertEquals(1000 * PREVIOUS + 10 * round + i, received[i][LENGTH - 1]);
            }
        }
    }

    @Test
    void windowsUseThemUntilTheyAreSynchronized() {
        long[] put = new long[LENGTH];
        long[] got = new long[LENGTH];
        try (Win win = Win.Allocate((long) LENGTH * Long.BYTES, Long.BYTES, null, WORLD)) {
            win.Lock_all(0);
            for (int round = 0; round < OFTEN; round++) {
                Arrays.fill(put, 100L * RANK + round);
                Arrays.fill(got, -1);
                win.Put(put, 0, LENGTH, MPI.LONG, NEXT, 0, LENGTH, MPI.LONG);
                win.Flush(NEXT);
                WORLD.Barrier();
                win.Get(got, 1, LENGTH - 1, MPI.LONG, RANK, 0, LENGTH - 1, MPI.LONG);
                if (round == OFTEN - 1) {
                    useOthers();
                    System.gc();
                }
                win.Flush_all();
                WORLD.Barrier();
                assertEquals(-1, got[0]);
                assertEquals(100L * PREVIOUS + round, got[LENGTH - 1]);
            }
            win.Unlock_all();
        }
    }

    /**
     * Tests that an array which is no longer used is unpinned, even if another thread has completed
     * its operations.
     */
    @Test
    void completedByAnotherThread() throws InterruptedException {
        WeakReference<?> dropped = new WeakReference<>(completedElsewhere());
        for (int i = 0; i < MANY; i++) {
            use(new byte[LENGTH]);
        }
        for (int i = 0; i < 50 && dropped.get() != null; i++) {
            System.gc();
        }
        assertNull(dropped.get());
    }

    private static Object completedElsewhere() throws InterruptedException {
        byte[] array = new byte[LENGTH];
        use(array);
        for (int i = 0; i < MANY; i++) {
            Request barrier = WORLD.Ibcast(array, 0, LENGTH, MPI.BYTE, 0);
            Thread other = Thread.ofPlatform().start(barrier::Wait);
            other.join();
        }
        return array;
    }

    /**
     * Tests a reduction with one array for both buffers: one buffer is used in place, and the other
     * is copied.
     */
    @Test
    void resultsReplaceOperands() {
        for (int length : new int[] {LENGTH, Pins.FROM}) {
            int[] values = new int[length];
            MemorySegment all = MemorySegment.ofArray(values);
            for (int round = 0; round < OFTEN; round++) {
                Arrays.fill(values, RANK + round);
                Object operands = round % 3 == 0 ? all : values;
                Object results = round % 3 == 1 ? all : values;
                WORLD.Iallreduce(operands, 0, results, 0, length, MPI.INT, MPI.SUM).Wait();
                int sum = SIZE * (SIZE - 1) / 2 + SIZE * round;
                assertEquals(sum, values[0]);
                assertEquals(sum, values[length - 1]);
            }
        }
    }

    private static void useOthers() {
        for (int i = 0; i < MANY; i++) {
            use(new double[LENGTH]);
        }
    }

    /** Uses an array so often that panmpi keeps it pinned. */
    private static void use(Object array) {
        for (int round = 0; round < OFTEN; round++) {
            switch (array) {
                case int[] ints -> WORLD.Bcast(ints, 0, 1, MPI.INT, 0);
                case byte[] bytes -> WORLD.Bcast(bytes, 0, 1, MPI.BYTE, 0);
                default -> WORLD.Bcast(array, 0, 1, MPI.DOUBLE, 0);
            }
        }
    }
}
