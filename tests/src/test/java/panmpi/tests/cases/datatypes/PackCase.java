package panmpi.tests.cases.datatypes;

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
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Patterns;

/**
 * Tests packed messages, in the library's own data representation, and in external32, MPI's
 * representation for all machines.
 */
@MpiTest(ranks = {1, 2, 3})
final class PackCase {
    private static final String FORM = "external32";

    @Test
    void allTypes() {
        for (Patterns type : Patterns.values()) {
            var t = type.datatype;
            byte[] packed = new byte[7 + WORLD.Pack_size(5, t)];
            int end = WORLD.Pack(type.filled(RANK, 9), 2, 5, t, packed, 7);
            assertTrue(end > 7 && end <= packed.length, "" + end);
            var got = type.untouched(8);
            assertEquals(end, WORLD.Unpack(packed, 7, got, 1, 5, t));
            type.assertHolds(got, 1, 5, RANK, 2);
        }
    }

    @Test
    void packedBytesMustHoldTheItems() {
        byte[] packed = new byte[10];
        int[] three = {1, 2, 3};
        refused(
                "position 0 + count 3 of 4 bytes exceeds the 10",
                () -> WORLD.Pack(three, 0, 3, MPI.INT, packed, 0));
        refused("position 8 + count 1 of 4", () -> WORLD.Unpack(packed, 8, three, 0, 1, MPI.INT));
        refused("position -1", () -> WORLD.Pack(three, 0, 1, MPI.INT, packed, -1));
        refused("position 11", () -> WORLD.Unpack(packed, 11, three, 0, 0, MPI.INT));
        refused("exceeds the 10", () -> MPI.INT.Pack_external(FORM, three, 0, 3, packed, 0));
        assertArrayEquals(new byte[10], packed);
        assertArrayEquals(new int[] {1, 2, 3}, three);
        assertEquals(10, WORLD.Pack(three, 0, 2, MPI.INT, packed, 2));
    }

    private static void refused(String words, Executable call) {
        String message = assertThrows(MPIException.class, call).getMessage();
        assertTrue(message.contains(words), message);
    }

    @Test
    void packedMessagesTravel() {
        byte[] packed = new byte[100];
        int end = WORLD.Pack(new int[] {RANK}, 0, 1, MPI.INT, packed, 0);
        end = WORLD.Pack(new double[] {0, RANK + 0.5}, 1, 1, MPI.DOUBLE, packed, end);
        var packedAt = MemorySegment.ofArray(packed);
        var received = new byte[100];
        var receivedAt = MemorySegment.ofArray(received);
        var request = WORLD.Irecv(receivedAt, 100L, MPI.PACKED, PREVIOUS, 1);
        WORLD.Send(packedAt, (long) end, MPI.PACKED, NEXT, 1);
        assertEquals(end, request.Wait().Get_count(MPI.PACKED));
        int[] first = new int[1];
        double[] second = new double[1];
        int at = WORLD.Unpack(received, 0, first, 0, 1, MPI.INT);
        assertEquals(end, WORLD.Unpack(received, at, second, 0, 1, MPI.DOUBLE));
        assertEquals(PREVIOUS, first[0]);
        assertEquals(PREVIOUS + 0.5, second[0]);
    }

    @Test
    void segments() {
        try (var arena = Arena.ofConfined()) {
            long size = WORLD.Pack_size(3L, MPI.INT);
            assertTrue(size >= 12, "" + size);
            var packed = arena.allocate(size);
            var sent = arena.allocateFrom(JAVA_INT, 1, 2, RANK);
            long end = WORLD.Pack(sent, 3L, MPI.INT, packed, 0L);
            int[] got = new int[4];
            var gotAt = MemorySegment.ofArray(got).asSlice(4);
            assertEquals(end, WORLD.Unpack(packed, 0L, gotAt, 3L, MPI.INT));
            assertArrayEquals(new int[] {0, 1, 2, RANK}, got);
        }
    }

    @Test
    void everySecondElement() {
        try (var second = Datatype.Vector(3, 1, 2, MPI.INT)) {
            second.Commit();
            byte[] packed = new byte[WORLD.Pack_size(1, second)];
            WORLD.Pack(new int[] {9, 1, 9, 2, 9, 3}, 1, 1, second, packed, 0);
            int[] got = {7, 7, 7, 7, 7, 7};
            WORLD.Unpack(packed, 0, got, 0, 1, second);
            assertArrayEquals(new int[] {1, 7, 2, 7, 3, 7}, got);
        }
    }

    @Test
    void externalOfAllTypes() {
        for (Patterns type : Patterns.values()) {
            var t = type.datatype;
            long size = t.Pack_external_size(FORM, 5);
            assertEquals(5L * type.bytes, size);
            byte[] packed = new byte[(int) size + 7];
            long end = t.Pack_external(FORM, type.filled(RANK, 9), 2, 5, packed, 7);
            assertEquals(size + 7, end);
            var got = type.untouched(8);
            assertEquals(end, t.Unpack_external(FORM, packed, 7, got, 1, 5));
            type.assertHolds(got, 1, 5, RANK, 2);
        }
    }

    @Test
    void externalIsBigEndian() {
        byte[] packed = new byte[8];
        assertEquals(4, MPI.INT.Pack_external(FORM, new int[] {0x01020304}, 0, 1, packed, 0));
        assertEquals(8, MPI.FLOAT.Pack_external(FORM, new float[] {1f}, 0, 1, packed, 4));
        assertArrayEquals(new byte[] {1, 2, 3, 4, 0x3f, (byte) 0x80, 0, 0}, packed);
    }

    @Test
    void externalSegments() {
        try (var arena = Arena.ofConfined()) {
            assertEquals(12, MPI.INT.Pack_external_size(FORM, 3L));
            var packed = arena.allocate(12);
            var sent = arena.allocateFrom(JAVA_INT, 1, 2, RANK);
            assertEquals(12, MPI.INT.Pack_external(FORM, sent, 3L, packed, 0L));
            var got = arena.allocate(JAVA_INT, 3);
            assertEquals(12, MPI.INT.Unpack_external(FORM, packed, 0L, got, 3L));
            assertEquals(-1, got.mismatch(sent));
        }
    }
}
