package panmpi.tests.cases.buffers;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.World;

/**
 * Tests calls whose buffers are segments, direct buffers or views of the same memory: panmpi
 * refuses buffers that overlap.
 */
@MpiTest(ranks = {1, 2})
final class OverlapCase {
    private static final int TAG = 42;

    private final MemorySegment memory = Arena.global().allocate(64, 8);

    @Test
    void slicesOfNativeMemory() {
        overlap(memory, memory.asSlice(4));
        overlap(memory.asSlice(4), memory);
        overlap(memory, memory.asSlice(0, 32));
        apart(memory.asSlice(0, 16), memory.asSlice(16));
        apart(memory, memory.asSlice(16));
    }

    @Test
    void slicesOfAnArray() {
        int[] array = new int[16];
        var all = MemorySegment.ofArray(array);
        overlap(all, all.asSlice(4));
        overlap(array, all.asSlice(4));
        overlap(all.asReadOnly(), array);
        apart(array, all.asSlice(16));
    }

    @Test
    void directBuffersAndViews() {
        var buffer = ByteBuffer.allocateDirect(64).order(ByteOrder.nativeOrder());
        overlap(buffer.asIntBuffer(), buffer.slice(4, 60).order(ByteOrder.nativeOrder()));
        overlap(MemorySegment.ofBuffer(buffer), buffer.asIntBuffer());
        apart(buffer.asIntBuffer(), buffer.slice(16, 48).order(ByteOrder.nativeOrder()));
    }

    @Test
    void collectiveCalls() {
        var failure =
                assertThrows(
                        MPIException.class,
                        () -> WORLD.Allreduce(memory, memory.asSlice(8), 4, MPI.INT, MPI.SUM));
        assertTrue(failure.getMessage().contains("pass MPI.IN_PLACE"), failure.getMessage());
        World.assertMpiStillWorks();
    }

    private static void overlap(Object send, Object receive) {
        var failure = assertThrows(MPIException.class, () -> exchange(send, receive));
        assertEquals(Mpi.MPI_ERR_BUFFER, failure.Get_error_class());
        String message = failure.getMessage();
        assertTrue(message.contains("two buffers overlap"), message);
        assertTrue(message.contains("elements of its own"), message);
        if (send instanceof MemorySegment from && receive instanceof MemorySegment to) {
            assertThrows(
                    MPIException.class,
                    () ->
                            WORLD.Sendrecv(
                                    from, 4, MPI.INT, NEXT, TAG, to, 4, MPI.INT, PREVIOUS, TAG));
        }
        World.assertMpiStillWorks();
    }

    private static void apart(Object send, Object receive) {
        int[] numbers = {RANK, 1, 2, 3};
        var from = bytes(send);
        MemorySegment.copy(numbers, 0, from, JAVA_INT, 0, 4);
        exchange(send, receive);
        numbers[0] = PREVIOUS;
        assertArrayEquals(numbers, bytes(receive).asSlice(0, 16).toArray(JAVA_INT));
    }

    private static void exchange(Object send, Object receive) {
        WORLD.Sendrecv(send, 0, 4, MPI.INT, NEXT, TAG, receive, 0, 4, MPI.INT, PREVIOUS, TAG);
    }

    private static MemorySegment bytes(Object buffer) {
        return switch (buffer) {
            case int[] array -> MemorySegment.ofArray(array);
            case java.nio.Buffer some -> MemorySegment.ofBuffer(some);
            default -> (MemorySegment) buffer;
        };
    }
}
