package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.function.Function;
import mpi.MPI;
import mpi.Message;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests messages around the ring in every mode of sending, from arrays, buffers and segments, by
 * camelCase calls.
 */
@MpiTest(ranks = {1, 2, 3})
final class CamelSendsCase {
    private static final int TAG = 21;
    private static final int[] MINE = {RANK, RANK + 1};
    private static final int[] THEIRS = {PREVIOUS, PREVIOUS + 1};

    /** A blocking send. */
    private interface Send {
        void send(Object buf);
    }

    /** A send that does not block. */
    private interface Begin {
        Request begin(Object buf);
    }

    @Test
    void blocking() {
        attached(
                () -> {
                    receives(buf -> WORLD.send(buf, 2, MPI.INT, NEXT, TAG));
                    receives(buf -> WORLD.sSend(buf, 2, MPI.INT, NEXT, TAG));
                    receives(buf -> WORLD.rSend(buf, 2, MPI.INT, NEXT, TAG));
                    receives(buf -> WORLD.bSend(buf, 2, MPI.INT, NEXT, TAG));
                });
    }

    @Test
    void nonblocking() {
        attached(
                () -> {
                    begins(buf -> WORLD.iSend(buf, 2, MPI.INT, NEXT, TAG));
                    begins(buf -> WORLD.isSend(buf, 2, MPI.INT, NEXT, TAG));
                    begins(buf -> WORLD.irSend(buf, 2, MPI.INT, NEXT, TAG));
                    begins(buf -> WORLD.ibSend(buf, 2, MPI.INT, NEXT, TAG));
                });
    }

    @Test
    void persistent() {
        attached(
                () -> {
                    starts(buf -> WORLD.sendInit(buf, 2, MPI.INT, NEXT, TAG));
                    starts(buf -> WORLD.sSendInit(buf, 2, MPI.INT, NEXT, TAG));
                    starts(buf -> WORLD.rSendInit(buf, 2, MPI.INT, NEXT, TAG));
                    starts(buf -> WORLD.bSendInit(buf, 2, MPI.INT, NEXT, TAG));
                });
    }

    @Test
    void bothWays() {
        int[] got = new int[2];
        WORLD.sendRecv(MINE, 2, MPI.INT, NEXT, TAG, got, 2, MPI.INT, PREVIOUS, TAG);
        assertArrayEquals(THEIRS, got);
        int[] both = MINE.clone();
        WORLD.sendRecvReplace(both, 2, MPI.INT, NEXT, TAG, PREVIOUS, TAG);
        assertArrayEquals(THEIRS, both);
        Lacks.assumeHas("MPI_Isendrecv", "MPI_Isendrecv_replace");
        int[] later = new int[2];
        WORLD.iSendRecv(MINE, 2, MPI.INT, NEXT, TAG, later, 2, MPI.INT, PREVIOUS, TAG).waitFor();
        assertArrayEquals(THEIRS, later);
        both = MINE.clone();
        WORLD.iSendRecvReplace(both, 2, MPI.INT, NEXT, TAG, PREVIOUS, TAG).waitFor();
        assertArrayEquals(THEIRS, both);
    }

    /** Tests that the count of a segment's elements may be an int or a long. */
    @Test
    void segments() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment sent = arena.allocate(8);
            MemorySegment got = arena.allocate(8);
            MemorySegment.copy(MemorySegment.ofArray(MINE), 0, sent, 0, 8);
            Request receive = WORLD.iRecv(got, 2L, MPI.INT, PREVIOUS, TAG);
            WORLD.send(sent, 2, MPI.INT, NEXT, TAG);
            receive.waitFor();
            assertEquals(-1, got.mismatch(MemorySegment.ofArray(THEIRS)));
        }
    }

    @Test
    void probes() {
        Request sent = WORLD.iSend(MINE, 2, MPI.INT, NEXT, TAG);
        assertEquals(PREVIOUS, WORLD.probe(MPI.ANY_SOURCE, TAG).getSource());
        Status status = WORLD.iProbe(PREVIOUS, TAG);
        assertEquals(2, status.getCount(MPI.INT));
        assertNull(WORLD.iProbe(PREVIOUS, TAG + 1));
        int[] got = new int[2];
        var found = WORLD.mProbe(PREVIOUS, TAG);
        assertEquals(TAG, found.getStatus().getTag());
        found.getMessage().mRecv(got, 2, MPI.INT);
        assertArrayEquals(THEIRS, got);
        sent.waitFor();
        assertNull(WORLD.imProbe(PREVIOUS, TAG));
    }

    @Test
    void messagesAreFilledByProbes() {
        Request sent = WORLD.iSend(MINE, 2, MPI.INT, NEXT, TAG);
        Message message = new Message();
        assertTrue(message.isNull());
        assertEquals(PREVIOUS, message.mProbe(PREVIOUS, TAG, WORLD).getSource());
        assertFalse(message.isNull() || message.isNoProc());
        int[] got = new int[2];
        message.imRecv(got, 2, MPI.INT).waitFor();
        assertArrayEquals(THEIRS, got);
        assertNull(message.imProbe(PREVIOUS, TAG, WORLD));
        sent.waitFor();
        message.mProbe(MPI.PROC_NULL, TAG, WORLD);
        assertTrue(message.isNoProc());
        message.mRecv(got, 2, MPI.INT);
    }

    @Test
    void packed() {
        byte[] bytes = new byte[WORLD.packSize(2, MPI.INT)];
        int end = WORLD.pack(MINE, 2, MPI.INT, bytes, 0);
        int[] got = new int[2];
        assertEquals(end, WORLD.unpack(bytes, 0, got, 2, MPI.INT));
        assertArrayEquals(MINE, got);
    }

    @Test
    void objects() {
        Request sent = WORLD.iSend("from " + RANK, NEXT, TAG);
        assertEquals("from " + PREVIOUS, WORLD.recv(PREVIOUS, TAG));
        sent.waitFor();
        String got = WORLD.sendRecv("to " + NEXT, NEXT, TAG, PREVIOUS, TAG);
        assertEquals("to " + RANK, got);
    }

    private static void attached(Runnable calls) {
        byte[] buffer = new byte[4_000 + MPI.BSEND_OVERHEAD];
        MPI.attachBuffer(buffer);
        calls.run();
        assertTrue(MPI.detachBuffer() == buffer);
    }

    private static IntBuffer direct() {
        return ByteBuffer.allocateDirect(8).order(ByteOrder.nativeOrder()).asIntBuffer();
    }

    private static Object[] buffers() {
        return new Object[] {MINE.clone(), direct().put(MINE).rewind()};
    }

    private static void receives(Send way) {
        for (Object buf : buffers()) {
            IntBuffer got = direct();
            Request receive = WORLD.iRecv(got, 2, MPI.INT, PREVIOUS, TAG);
            WORLD.barrier();
            way.send(buf);
            Status status = receive.waitStatus();
            assertArrayEquals(THEIRS, new int[] {got.get(0), got.get(1)});
            assertEquals(2, status.getCount(MPI.INT));
        }
    }

    private static void begins(Begin way) {
        for (Object buf : buffers()) {
            int[] got = new int[2];
            Request receive = WORLD.iRecv(got, 2, MPI.INT, PREVIOUS, TAG);
            WORLD.barrier();
            Request.waitAll(new Request[] {way.begin(buf), receive});
            assertArrayEquals(THEIRS, got);
        }
    }

    private static void starts(Function<Object, Prequest> way) {
        for (Object buf : buffers()) {
            int[] got = new int[2];
            try (Prequest send = way.apply(buf);
                    Prequest receive = WORLD.recvInit(got, 2, MPI.INT, PREVIOUS, TAG)) {
                receive.start();
                WORLD.barrier();
                Prequest.startAll(new Prequest[] {send});
                Request.waitAll(new Request[] {send, receive});
                assertArrayEquals(THEIRS, got);
            }
        }
    }
}
