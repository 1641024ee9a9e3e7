package panmpi.tests.cases.dialect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SELF;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.List;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.FileForms;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.SharedFile;

/** Tests buffers of {@code java.nio}: new direct ones, slices of them, and buffers over arrays. */
@MpiTest(ranks = {1, 2, 3, 4})
final class BufferViewsCase {
    private static final int TAG = 31;

    @Test
    void newBuffersAreDirectAndInNativeOrder() {
        var order = ByteOrder.nativeOrder();
        assertEquals(order, MPI.newByteBuffer(3).order());
        assertEquals(order, MPI.newCharBuffer(3).order());
        assertEquals(order, MPI.newShortBuffer(3).order());
        assertEquals(order, MPI.newIntBuffer(3).order());
        assertEquals(order, MPI.newLongBuffer(3).order());
        assertEquals(order, MPI.newFloatBuffer(3).order());
        assertEquals(order, MPI.newDoubleBuffer(3).order());
        List<Buffer> all =
                List.of(
                        MPI.newByteBuffer(3),
                        MPI.newCharBuffer(3),
                        MPI.newShortBuffer(3),
                        MPI.newIntBuffer(3),
                        MPI.newLongBuffer(3),
                        MPI.newFloatBuffer(3),
                        MPI.newDoubleBuffer(3));
        all.forEach(buffer -> assertTrue(buffer.isDirect() && buffer.capacity() == 3));
        var tooLarge =
                assertThrows(
                        IllegalArgumentException.class, () -> MPI.newIntBuffer(Integer.MAX_VALUE));
        assertTrue(tooLarge.getMessage().contains("MemorySegment"), tooLarge.getMessage());
    }

    /**
     * Tests that a datatype with negative displacements reaches back from a slice into its parent.
     */
    @Test
    void slicesKnowWhatLiesBeforeThem() {
        IntBuffer whole = MPI.newIntBuffer(10);
        IntStream.range(0, 10).forEach(i -> whole.put(i, i));
        int[] got = new int[3];
        try (Datatype back = Datatype.createVector(3, 1, -2, MPI.INT)) {
            back.commit();
            IntBuffer twice = MPI.slice(MPI.slice(whole, 3), 3);
            for (IntBuffer slice : List.of(MPI.slice(whole, 6), twice)) {
                WORLD.sendRecv(slice, 1, back, NEXT, TAG, got, 3, MPI.INT, PREVIOUS, TAG);
                assertArrayEquals(new int[] {6, 4, 2}, got);
            }
            Request receive = WORLD.iRecv(twice, 1, back, PREVIOUS, TAG);
            WORLD.send(new int[] {16, 14, 12}, 3, MPI.INT, NEXT, TAG);
            receive.waitFor();
            assertEquals(12, whole.get(2));
            assertEquals(16, whole.get(6));
            assertBefore("that the slice is a part of, by 4 bytes", MPI.slice(whole, 3), back);
            assertBefore("MPI.slice(whole, k)", whole.slice(6, 4), back);
            assertBefore("the buffer, by 16 bytes", whole, back);
        }
    }

    private static void assertBefore(String words, IntBuffer buffer, Datatype type) {
        var refused =
                assertThrows(MPIException.class, () -> WORLD.send(buffer, 1, type, RANK, TAG));
        assertTrue(refused.getMessage().contains(words), refused.getMessage());
    }

    @Test
    void viewsBeginAtAnElement() {
        var ints = MPI.newIntBuffer(10).position(7).limit(8);
        assertEquals(6, MPI.slice(ints, 4).capacity());
        MPI.slice(ints, 4).put(0, 44);
        assertEquals(44, ints.clear().get(4));
        assertEquals(44, MPI.slice(ints, 4).get(0));
        var bytes = ByteBuffer.allocate(8);
        MPI.slice(bytes, 4).putInt(0, 5);
        assertEquals(5, bytes.order(ByteOrder.nativeOrder()).getInt(4));
        assertEquals(4, MPI.slice(new byte[8], 4).capacity());
        assertEquals('c', MPI.slice(new char[] {'a', 'b', 'c'}, 2).get(0));
        assertEquals(3, MPI.slice(new short[] {1, 2, 3}, 2).get(0));
        assertEquals(3, MPI.slice(new int[] {1, 2, 3}, 2).get(0));
        assertEquals(3, MPI.slice(new long[] {1, 2, 3}, 2).get(0));
        assertEquals(3, MPI.slice(new float[] {1, 2, 3}, 2).get(0));
        assertEquals(3, MPI.slice(new double[] {1, 2, 3}, 2).get(0));
        assertEquals('b', MPI.slice(MPI.newCharBuffer(3).put(1, 'b'), 1).get(0));
        assertEquals(2, MPI.slice(MPI.newShortBuffer(3).put(1, (short) 2), 1).get(0));
        assertEquals(2, MPI.slice(MPI.newLongBuffer(3).put(1, 2), 1).get(0));
        assertEquals(2, MPI.slice(MPI.newFloatBuffer(3).put(1, 2), 1).get(0));
        assertEquals(2, MPI.slice(MPI.newDoubleBuffer(3).put(1, 2), 1).get(0));
        assertThrows(IndexOutOfBoundsException.class, () -> MPI.slice(new int[3], 4));
    }

    /** Tests that a buffer over an array begins at its own first element, not at the array's. */
    @Test
    void buffersOverArraysBeginAtTheirOffset() {
        int[] array = {-1, -1, 10 * RANK, 10 * RANK + 1, -1};
        int[] target = new int[5];
        var sent = MPI.slice(array, 2);
        var received = IntBuffer.wrap(target, 1, 4).slice();
        sendRecv(sent.position(1), received.position(2));
        assertArrayEquals(new int[] {0, 10 * PREVIOUS, 10 * PREVIOUS + 1, 0, 0}, target);
        int[] sum = new int[5];
        WORLD.Allreduce(sent, 0, MPI.slice(sum, 3), 0, 2, MPI.INT, MPI.SUM);
        int ranks = SIZE * (SIZE - 1) / 2;
        assertArrayEquals(new int[] {0, 0, 0, 10 * ranks, 10 * ranks + SIZE}, sum);
    }

    @Test
    void sendersMayBeReadOnly() {
        var received = new int[2];
        sendRecv(MPI.slice(new int[] {RANK, 7}, 0).asReadOnlyBuffer(), received);
        assertArrayEquals(new int[] {PREVIOUS, 7}, received);
        var direct = MPI.newIntBuffer(2).put(0, RANK).put(1, 8);
        sendRecv(direct.asReadOnlyBuffer(), received);
        assertArrayEquals(new int[] {PREVIOUS, 8}, received);
    }

    @Test
    void nonblockingCallsTakeBuffersOverArrays() {
        for (int length : new int[] {2, 100_000}) {
            int[] source = IntStream.range(0, length + 3).map(i -> i + RANK).toArray();
            int[] target = new int[length + 1];
            var requests = new Request[2];
            requests[0] = WORLD.Irecv(MPI.slice(target, 1), 0, length, MPI.INT, PREVIOUS, TAG);
            requests[1] = WORLD.Isend(MPI.slice(source, 3), 0, length, MPI.INT, NEXT, TAG);
            System.gc();
            Request.Waitall(requests);
            assertEquals(0, target[0]);
            assertEquals(3 + PREVIOUS, target[1]);
            assertEquals(length + 2 + PREVIOUS, target[length]);
        }
    }

    @Test
    void persistentCallsTakeBuffersOverArrays() {
        int[] source = new int[4];
        int[] target = new int[4];
        try (var receive = WORLD.Recv_init(MPI.slice(target, 2), 0, 2, MPI.INT, PREVIOUS, TAG);
                var send = WORLD.Send_init(MPI.slice(source, 1), 0, 2, MPI.INT, NEXT, TAG)) {
            for (int round = 1; round <= 3; round++) {
                source[1] = round;
                source[2] = RANK;
                receive.Start();
                send.Start();
                Request.Waitall(new Request[] {receive, send});
                assertArrayEquals(new int[] {0, 0, round, PREVIOUS}, target);
            }
        }
    }

    @Test
    void windowsTakeBuffersOverArrays() {
        Lacks.assumeWindowsOverMemory();
        var memory = MPI.newIntBuffer(4);
        try (var win = new Win(memory, 4, 1, MPI.INFO_NULL, WORLD)) {
            int[] source = {0, RANK, 7};
            int[] target = new int[4];
            win.fence(0);
            win.put(MPI.slice(source, 1), 2, MPI.INT, NEXT, 1, 2, MPI.INT);
            win.fence(0);
            assertEquals(PREVIOUS, memory.get(1));
            assertEquals(7, memory.get(2));
            win.get(MPI.slice(target, 2), 2, MPI.INT, NEXT, 1, 2, MPI.INT);
            win.fence(0);
            assertArrayEquals(new int[] {0, 0, RANK, 7}, target);
            assertThrows(
                    MPIException.class,
                    () -> win.put(MPI.newIntBuffer(1), 2, MPI.INT, 0, 0, 2, MPI.INT));
            win.fence(0);
        }
        assertThrows(
                MPIException.class,
                () -> new Win(IntBuffer.allocate(4), 4, 1, MPI.INFO_NULL, SELF));
    }

    // MPICH opens no file in a process that has only sessions.
    @Tag("init")
    @Test
    void filesTakeBuffersOverArrays() {
        try (var shared = new SharedFile();
                var file = shared.open()) {
            file.setView(0, MPI.INT, MPI.INT, "native");
            file.writeAtAll(2L * RANK, MPI.slice(new int[] {-1, RANK, 9}, 1), 2, MPI.INT);
            FileForms.settle(file);
            int[] target = new int[3];
            file.readAt(2L * NEXT, MPI.slice(target, 1), 2, MPI.INT);
            assertArrayEquals(new int[] {0, NEXT, 9}, target);
            WORLD.barrier();
        }
    }

    @Test
    void wrongBuffersAreRefused() {
        refused("read-only", MPI.slice(new int[10], 0).asReadOnlyBuffer());
        refused("read-only", MPI.newIntBuffer(10).asReadOnlyBuffer());
        refused("BIG_ENDIAN", ByteBuffer.allocate(40).asIntBuffer());
        refused("BIG_ENDIAN", ByteBuffer.allocateDirect(40).asIntBuffer());
        refused("MPI.INT", MPI.newFloatBuffer(10));
        refused("count 5", MPI.slice(new int[10], 6));
        refused("count 5", new int[4]);
        refused("count 5", MPI.newByteBuffer(19));
    }

    private static void refused(String part, Object buffer) {
        var refusal =
                assertThrows(
                        MPIException.class,
                        () -> WORLD.Recv(buffer, 0, 5, MPI.INT, MPI.PROC_NULL, TAG));
        assertTrue(refusal.getMessage().contains(part), refusal.getMessage());
        assertThrows(
                MPIException.class, () -> WORLD.Irecv(buffer, 0, 5, MPI.INT, MPI.PROC_NULL, TAG));
    }

    private static void sendRecv(Object sent, Object received) {
        WORLD.Sendrecv(sent, 0, 2, MPI.INT, NEXT, TAG, received, 0, 2, MPI.INT, PREVIOUS, TAG);
    }
}
