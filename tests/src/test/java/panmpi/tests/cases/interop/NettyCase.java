package panmpi.tests.cases.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;
import java.nio.ByteBuffer;
import mpi.MPI;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that MPI reads and writes the memory of Netty's direct buffers, by views of them as
 * ByteBuffer.
 */
@Tag("any-mpi")
@MpiTest(
        ranks = {1, 2},
        jvm = "--sun-misc-unsafe-memory-access=allow")
final class NettyCase {
    private static final int NUMBERS = 500;
    private static final int TAG = 5;

    @Test
    void pooledBuffers() {
        ByteBuf sent = PooledByteBufAllocator.DEFAULT.directBuffer(4 * NUMBERS);
        ByteBuf got = PooledByteBufAllocator.DEFAULT.directBuffer(4 * NUMBERS);
        for (int i = 0; i < NUMBERS; i++) {
            sent.writeInt(1000 * RANK + i);
        }
        ByteBuffer into = got.nioBuffer(0, 4 * NUMBERS);
        Request coming = WORLD.Irecv(into, 0, 4 * NUMBERS, MPI.BYTE, PREVIOUS, TAG);
        WORLD.Send(sent.nioBuffer(), 0, sent.readableBytes(), MPI.BYTE, NEXT, TAG);
        coming.Wait();
        got.writerIndex(4 * NUMBERS);
        for (int i = 0; i < NUMBERS; i++) {
            assertEquals(1000 * PREVIOUS + i, got.readInt());
        }
        sent.release();
        got.release();
    }

    @Test
    void slicesBeginWhereTheyBegin() {
        ByteBuf whole = PooledByteBufAllocator.DEFAULT.directBuffer(16).writeZero(16);
        ByteBuf slice = whole.slice(4, 8);
        ByteBuffer own = ByteBuffer.allocateDirect(8).putLong(0, RANK);
        Request coming = WORLD.Irecv(slice.nioBuffer(), 0, 8, MPI.BYTE, PREVIOUS, TAG);
        WORLD.Send(own, 0, 8, MPI.BYTE, NEXT, TAG);
        coming.Wait();
        assertEquals(0, whole.getInt(0));
        assertEquals(PREVIOUS, whole.getLong(4));
        assertEquals(0, whole.getInt(12));
        whole.release();
    }

    @Test
    void releasedBuffersAreRefusedByNetty() {
        ByteBuf buffer = PooledByteBufAllocator.DEFAULT.directBuffer(8).writeLong(1);
        buffer.release();
        assertThrows(IllegalReferenceCountException.class, buffer::nioBuffer);
    }
}
