package panmpi.tests.cases.pointtopoint;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.nio.ByteOrder.BIG_ENDIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests segments and direct buffers as buffers, whose offsets count elements, as for arrays. */
@MpiTest(ranks = 2)
final class MemoryCase {
    private static final int TAG = 4;

    @Test
    void segmentsTravel() {
        try (var arena = Arena.ofConfined()) {
            var sent = numbered(arena.allocate(JAVA_INT, 10));
            var received = arena.allocate(JAVA_INT, 10);
            exchange(sent, received);
            for (int i = 0; i < 10; i++) {
                assertEquals(expected(i), received.getAtIndex(JAVA_INT, i));
            }
        }
    }

    @Test
    void segmentsOverArraysTravel() {
        var sent = numbered(MemorySegment.ofArray(new int[10]));
        var received = new int[10];
        exchange(sent, MemorySegment.ofArray(received));
        for (int i = 0; i < 10; i++) {
            assertEquals(expected(i), received[i]);
        }
    }

    @Test
    void directBuffersTravel() {
        var sent = direct();
        numbered(MemorySegment.ofBuffer(sent));
        var received = direct();
        exchange(sent, received);
        for (int i = 0; i < 10; i++) {
            assertEquals(expected(i), received.getInt(4 * i));
        }
    }

    @Test
    void requestsKeepMemoryAlive() {
        var requests = new Request[2];
        var received = direct();
        requests[0] = WORLD.Irecv(received, 3, 5, MPI.INT, PREVIOUS, TAG);
        System.gc();
        requests[1] = WORLD.Isend(numberedDirect(), 2, 5, MPI.INT, NEXT, TAG);
        System.gc();
        Request.Waitall(requests);
        for (int i = 0; i < 10; i++) {
            assertEquals(expected(i), received.getInt(4 * i));
        }
    }

    @Test
    void collectivesTakeMemory() {
        try (var arena = Arena.ofConfined()) {
            var mine = arena.allocate(JAVA_INT);
            mine.set(JAVA_INT, 0, RANK + 1);
            var sum = arena.allocate(JAVA_INT, 2);
            WORLD.Allreduce(mine, 0, sum, 1, 1, MPI.INT, MPI.SUM);
            assertEquals(0, sum.getAtIndex(JAVA_INT, 0));
            assertEquals(SIZE * (SIZE + 1) / 2, sum.getAtIndex(JAVA_INT, 1));
        }
    }

    @Test
    void memoryThatMpiCannotUseIsRefused() {
        refused("read-only", direct().asReadOnlyBuffer());
        refused("read-only", MemorySegment.ofArray(new int[10]).asReadOnly());
        refused("BIG_ENDIAN", ByteBuffer.allocateDirect(40).order(BIG_ENDIAN).asIntBuffer());
        refused("MPI.INT", direct().asFloatBuffer());
        refused("MPI.INT", new Integer[10]);
    }

    private static void refused(String part, Object buffer) {
        var refusal =
                assertThrows(
                        MPIException.class,
                        () -> WORLD.Recv(buffer, 0, 5, MPI.INT, MPI.PROC_NULL, TAG));
        assertTrue(refusal.getMessage().contains(part), refusal.getMessage());
    }

    /** Moves elements 2 to 6 of the previous rank to elements 3 to 7 of this one. */
    private static void exchange(Object sent, Object received) {
        WORLD.Sendrecv(sent, 2, 5, MPI.INT, NEXT, TAG, received, 3, 5, MPI.INT, PREVIOUS, TAG);
    }

    private static int expected(int index) {
        return index >= 3 && index < 8 ? 100 * PREVIOUS + index - 1 : 0;
    }

    private static MemorySegment numbered(MemorySegment ints) {
        for (int i = 0; i < 10; i++) {
            ints.setAtIndex(JAVA_INT, i, 100 * RANK + i);
        }
        return ints;
    }

    private static ByteBuffer direct() {
        return ByteBuffer.allocateDirect(40).order(ByteOrder.nativeOrder());
    }

    private static ByteBuffer numberedDirect() {
        var buffer = direct();
        numbered(MemorySegment.ofBuffer(buffer));
        return buffer;
    }
}
