package panmpi.tests.cases.dialect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.Arrays;
import mpi.Comm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPI.File;
import mpi.MPIException;
import mpi.Request;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.FileForms;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.SharedFile;

/**
 * Tests arrays and buffers whose elements are not those of the datatype: camelCase calls send and
 * receive the bytes of such arrays, and calls with mpiJava's names refuse the arrays.
 */
@MpiTest(ranks = {1, 2, 3})
final class OtherElementsCase {
    private static final int TAG = 33;

    private final int[] sent = {RANK + 1, 7};
    private final int[] ints = {-1, -1};

    private void assertFromPrevious() {
        assertArrayEquals(new int[] {PREVIOUS + 1, 7}, ints);
        Arrays.fill(ints, -1);
    }

    private void around(int count, Datatype type) {
        WORLD.sendRecv(sent, count, type, NEXT, TAG, ints, count, type, PREVIOUS, TAG);
        assertFromPrevious();
    }

    @Test
    void messagesOfEachType() {
        around(8, MPI.BYTE);
        around(4, MPI.CHAR);
        around(4, MPI.SHORT);
        around(1, MPI.LONG);
        around(2, MPI.FLOAT);
        around(1, MPI.DOUBLE);
        around(8, MPI.PACKED);
        byte[] bytes = new byte[8];
        WORLD.sendRecv(sent, 2, MPI.INT, NEXT, TAG, bytes, 2, MPI.INT, PREVIOUS, TAG);
        ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder()).asIntBuffer().get(ints);
        assertFromPrevious();
    }

    @Test
    void derivedTypesAndStructs() {
        Datatype[] parts = {MPI.INT, MPI.FLOAT};
        try (Datatype struct = Datatype.createStruct(new int[] {1, 1}, new int[] {0, 4}, parts);
                Datatype bytes = Datatype.createVector(2, 1, 4, MPI.CHAR)) {
            struct.commit();
            around(1, struct);
            bytes.commit();
            int[] found = {-1, -1, -1};
            int[] all = {1 << 16 | 5, 0, 1 << 16 | 6};
            WORLD.sendRecv(all, 1, bytes, NEXT, TAG, found, 1, bytes, PREVIOUS, TAG);
            int mask = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN ? 0xffff : 0xffff0000;
            assertEquals(all[0] & mask, found[0] & mask);
            assertEquals(~mask, found[0] & ~mask, "the gap of the datatype keeps its value");
            assertEquals(-1, found[1]);
        }
    }

    @Test
    void booleansAreBytes() {
        boolean[] flags = {RANK % 2 == 0, true, false};
        boolean[] found = new boolean[3];
        WORLD.sendRecv(flags, 3, MPI.BYTE, NEXT, TAG, found, 3, MPI.BYTE, PREVIOUS, TAG);
        assertArrayEquals(new boolean[] {PREVIOUS % 2 == 0, true, false}, found);
        byte[] bytes = new byte[3];
        WORLD.sendRecv(flags, 3, MPI.BOOLEAN, NEXT, TAG, bytes, 3, MPI.BOOLEAN, PREVIOUS, TAG);
        assertArrayEquals(new byte[] {(byte) (1 - PREVIOUS % 2), 1, 0}, bytes);
        Arrays.fill(found, false);
        Request request = WORLD.iRecv(found, 3, MPI.BYTE, PREVIOUS, TAG);
        WORLD.send(flags, 3, MPI.BYTE, NEXT, TAG);
        request.waitFor();
        assertArrayEquals(new boolean[] {PREVIOUS % 2 == 0, true, false}, found);
        refused("count 4", () -> WORLD.send(flags, 4, MPI.BYTE, RANK, TAG));
    }

    @Test
    void nonblockingAndPersistent() {
        Request[] both = {
            WORLD.iRecv(ints, 8, MPI.BYTE, PREVIOUS, TAG), WORLD.iSend(sent, 8, MPI.BYTE, NEXT, TAG)
        };
        Request.waitAll(both);
        assertFromPrevious();
        try (var receive = WORLD.recvInit(ints, 8, MPI.BYTE, PREVIOUS, TAG);
                var send = WORLD.sendInit(sent, 8, MPI.BYTE, NEXT, TAG)) {
            for (int i = 0; i < 2; i++) {
                receive.start();
                send.start();
                receive.waitFor();
                send.waitFor();
                assertFromPrevious();
            }
        }
    }

    // Open MPI crashes in Reduce_local without Init.
    @Tag("init")
    @Test
    void collectives() {
        int[] all = new int[2 * SIZE];
        WORLD.allGather(sent, 8, MPI.BYTE, all, 8, MPI.BYTE);
        assertEquals(PREVIOUS + 1, all[2 * PREVIOUS]);
        int[] counts = new int[SIZE];
        int[] places = new int[SIZE];
        Datatype[] bytes = new Datatype[SIZE];
        for (int i = 0; i < SIZE; i++) {
            counts[i] = 4;
            places[i] = 4 * i;
            bytes[i] = MPI.BYTE;
        }
        int[] from = new int[SIZE];
        Arrays.fill(from, RANK);
        int[] to = new int[SIZE];
        WORLD.allToAllw(from, counts, places, bytes, to, counts, places, bytes);
        assertEquals(PREVIOUS, to[PREVIOUS]);
        Arrays.fill(to, -1);
        WORLD.allToAllv(from, counts, places, MPI.BYTE, to, counts, places, MPI.BYTE);
        assertEquals(PREVIOUS, to[PREVIOUS]);
        long[] sum = {1L << 32 | 1};
        WORLD.allReduce(sum, 2, MPI.INT, MPI.SUM);
        assertEquals((long) SIZE << 32 | SIZE, sum[0]);
        WORLD.gather(RANK == 0 ? all : sent, 8, MPI.BYTE, 0);
        WORLD.bcast(sent, 4, MPI.CHAR, 0);
        assertEquals(1, sent[0]);
        long[] or = {0};
        Comm.reduceLocal(new int[] {3, 4}, or, 8, MPI.BYTE, MPI.BOR);
        assertTrue(or[0] != 0);
    }

    @Test
    void buffersOfOtherElements() {
        IntBuffer direct = MPI.newIntBuffer(2).put(0, RANK).put(1, 9);
        IntBuffer found = MPI.newIntBuffer(2);
        WORLD.sendRecv(direct, 4, MPI.CHAR, NEXT, TAG, found, 1, MPI.LONG, PREVIOUS, TAG);
        assertEquals(PREVIOUS, found.get(0));
        IntBuffer heap = IntBuffer.wrap(sent);
        WORLD.sendRecv(heap, 1, MPI.DOUBLE, NEXT, TAG, ints, 1, MPI.DOUBLE, PREVIOUS, TAG);
        assertFromPrevious();
        IntBuffer other = ByteBuffer.allocateDirect(8).order(swapped()).asIntBuffer();
        refused("byte order", () -> WORLD.bcast(other, 1, MPI.LONG, 0));
    }

    private static ByteOrder swapped() {
        return ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN
                ? ByteOrder.LITTLE_ENDIAN
                : ByteOrder.BIG_ENDIAN;
    }

    @Test
    void packing() {
        byte[] packed = new byte[WORLD.packSize(8, MPI.BYTE)];
        int end = WORLD.pack(sent, 8, MPI.BYTE, packed, 0);
        assertEquals(end, WORLD.unpack(packed, 0, ints, 8, MPI.BYTE));
        assertArrayEquals(sent, ints);
    }

    @Test
    void windowsTake() {
        Lacks.assumeWindowsOverMemory();
        IntBuffer memory = MPI.newIntBuffer(2);
        Win win = new Win(memory, 2, 1, null, WORLD);
        win.fence(0);
        win.put(sent, 8, MPI.BYTE, NEXT, 0, 8, MPI.BYTE);
        win.fence(0);
        win.get(ints, 8, MPI.BYTE, RANK, 0, 8, MPI.BYTE);
        win.fence(0);
        assertFromPrevious();
        win.free();
    }

    // MPICH opens no file in a process that has only sessions.
    @Tag("init")
    @Test
    void filesTake() {
        try (SharedFile shared = new SharedFile();
                File file = shared.open()) {
            file.setView(0, MPI.BYTE, MPI.BYTE, "native");
            file.writeAt(8 * RANK, sent, 8, MPI.BYTE);
            FileForms.settle(file);
            file.readAtAllBegin(8 * PREVIOUS, ints, 8, MPI.BYTE);
            refused("not the buffer", () -> file.readAtAllEnd(sent));
            assertEquals(8, file.readAtAllEnd(ints).getCount(MPI.BYTE));
            assertFromPrevious();
            IntBuffer direct = MPI.newIntBuffer(2);
            file.readAtAllBegin(8 * PREVIOUS, direct, 4, MPI.CHAR);
            file.readAtAllEnd(direct);
            assertEquals(PREVIOUS + 1, direct.get(0));
        }
    }

    @Test
    void boundsAreThoseOfTheBytes() {
        refused("count 9 of MPI.BYTE", () -> WORLD.send(sent, 9, MPI.BYTE, RANK, TAG));
        refused("count 5 of MPI.CHAR", () -> WORLD.iRecv(ints, 5, MPI.CHAR, RANK, TAG));
        refused("count 2 of MPI.DOUBLE", () -> WORLD.bcast(sent, 2, MPI.DOUBLE, 0));
        refused("String", () -> WORLD.send("text", 1, MPI.BYTE, RANK, TAG));
        refused("Integer", () -> WORLD.send(new Integer[1], 1, MPI.INT, RANK, TAG));
    }

    @Test
    void theOtherSpellingRefuses() {
        refused("int[]", () -> WORLD.Send(sent, 0, 8, MPI.BYTE, RANK, TAG));
        refused("IntBuffer", () -> WORLD.Send(MPI.newIntBuffer(2), 0, 4, MPI.CHAR, RANK, TAG));
        refused("boolean[]", () -> WORLD.Bcast(new boolean[2], 0, 2, MPI.BYTE, 0));
    }

    private static void refused(String word, Runnable call) {
        String message = assertThrows(MPIException.class, call::run).getMessage();
        assertTrue(message.contains(word), message);
    }
}
