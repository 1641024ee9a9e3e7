package panmpi.tests.cases.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import mpi.MPI;
import mpi.Request;
import mpi.junit.MpiTest;
import org.agrona.ExpandableDirectByteBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests messages in buffers of Agrona: views of memory outside of the heap, and of arrays. */
@Tag("any-mpi")
@MpiTest(
        ranks = {1, 2},
        jvm = {
            "--add-opens=java.base/jdk.internal.misc=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow"
        })
final class AgronaCase {
    private static final int TAG = 6;
    private static final int BYTES = 256;

    /** Sends the bytes of one view, and receives those of the previous rank in another. */
    private static void exchange(Object from, Object to) {
        Request coming = WORLD.Irecv(to, 0, BYTES, MPI.BYTE, PREVIOUS, TAG);
        WORLD.Send(from, 0, BYTES, MPI.BYTE, NEXT, TAG);
        coming.Wait();
    }

    @Test
    void viewsOfSegments() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment memory = arena.allocate(2 * BYTES, 64);
            UnsafeBuffer sent = new UnsafeBuffer(memory.asSlice(0, BYTES).asByteBuffer());
            UnsafeBuffer got = new UnsafeBuffer(memory.asSlice(BYTES, BYTES).asByteBuffer());
            sent.putLong(8, RANK);
            sent.putStringUtf8(16, "rank " + RANK);
            exchange(memory.asSlice(0, BYTES), memory.asSlice(BYTES, BYTES));
            assertEquals(PREVIOUS, got.getLong(8));
            assertEquals("rank " + PREVIOUS, got.getStringUtf8(16));
        }
    }

    @Test
    void buffersThatGrow() {
        ExpandableDirectByteBuffer sent = new ExpandableDirectByteBuffer(16);
        sent.putInt(BYTES - 4, 77 + RANK);
        ByteBuffer got = ByteBuffer.allocateDirect(BYTES);
        exchange(sent.byteBuffer().limit(BYTES).position(0), got);
        assertEquals(77 + PREVIOUS, new UnsafeBuffer(got).getInt(BYTES - 4));
    }

    @Test
    void viewsOfArrays() {
        UnsafeBuffer sent = new UnsafeBuffer(new byte[BYTES]);
        UnsafeBuffer got = new UnsafeBuffer(new byte[BYTES]);
        sent.putDouble(0, RANK + 0.5);
        exchange(sent.byteArray(), got.byteArray());
        assertEquals(PREVIOUS + 0.5, got.getDouble(0));
    }
}
