package panmpi.tests.cases.datatypes;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.StructLayout;
import java.nio.ByteOrder;
import java.util.List;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Tests C structs in native memory, described by layouts and records. */
@MpiTest(ranks = {1, 2, 3})
final class LayoutCase {
    /** Layout of a byte, 7 bytes of padding, a double, two shorts, 4 bytes of padding. */
    private static final StructLayout PARTICLE =
            MemoryLayout.structLayout(
                    JAVA_BYTE.withName("kind"),
                    MemoryLayout.paddingLayout(7),
                    JAVA_DOUBLE.withName("mass"),
                    MemoryLayout.sequenceLayout(2, JAVA_SHORT).withName("cell"),
                    MemoryLayout.paddingLayout(4));

    private static final byte UNTOUCHED = 0x55;

    private record Point(double x, float y) {}

    private record Body(
            byte kind, Point at, boolean fixed, long id, char sign, short cell, int n) {}

    private record Named(String name, int number) {}

    private record Empty() {}

    private record Listed(int[] numbers) {}

    @Test
    void structsWithPaddingTravel() {
        try (var type = Datatype.Of(PARTICLE);
                var arena = Arena.ofConfined()) {
            assertEquals(13, type.Get_size());
            assertEquals(24, type.Get_extent().extent());
            var sent = arena.allocate(PARTICLE, 3);
            for (int i = 0; i < 3; i++) {
                fill(sent.asSlice(24L * i, 24), RANK, i);
            }
            var got = arena.allocate(PARTICLE, 4);
            got.fill(UNTOUCHED);
            exchange(type, sent, got, 3);
            for (int i = 0; i < 3; i++) {
                assertFilled(got.asSlice(24L * i, 24), PREVIOUS, i);
            }
            assertUntouched(got.asSlice(72));
        }
    }

    private static void fill(MemorySegment particle, int rank, int i) {
        particle.set(JAVA_BYTE, 0, (byte) (10 * rank + i));
        particle.set(JAVA_DOUBLE, 8, rank + i / 10.0);
        particle.set(JAVA_SHORT, 16, (short) -rank);
        particle.set(JAVA_SHORT, 18, (short) i);
    }

    private static void assertFilled(MemorySegment particle, int rank, int i) {
        assertEquals(10 * rank + i, particle.get(JAVA_BYTE, 0));
        assertEquals(rank + i / 10.0, particle.get(JAVA_DOUBLE, 8));
        assertEquals(-rank, particle.get(JAVA_SHORT, 16));
        assertEquals(i, particle.get(JAVA_SHORT, 18));
        assertUntouched(particle.asSlice(1, 7));
        assertUntouched(particle.asSlice(20, 4));
    }

    private static void assertUntouched(MemorySegment memory) {
        for (long i = 0; i < memory.byteSize(); i++) {
            assertEquals(UNTOUCHED, memory.get(JAVA_BYTE, i), "byte " + i);
        }
    }

    @Test
    void nestedStructsAndSequencesTravel() {
        var pair = MemoryLayout.sequenceLayout(2, PARTICLE);
        var outer = MemoryLayout.structLayout(JAVA_INT, MemoryLayout.paddingLayout(4), pair);
        try (var type = Datatype.Of(outer);
                var arena = Arena.ofConfined()) {
            assertEquals(4 + 2 * 13, type.Get_size());
            var sent = arena.allocate(outer);
            sent.set(JAVA_INT, 0, 77 + RANK);
            fill(sent.asSlice(8, 24), RANK, 1);
            fill(sent.asSlice(32, 24), RANK, 2);
            var got = arena.allocate(outer);
            got.fill(UNTOUCHED);
            exchange(type, sent, got, 1);
            assertEquals(77 + PREVIOUS, got.get(JAVA_INT, 0));
            assertUntouched(got.asSlice(4, 4));
            assertFilled(got.asSlice(8, 24), PREVIOUS, 1);
            assertFilled(got.asSlice(32, 24), PREVIOUS, 2);
        }
    }

    @Test
    void recordsAreStructsOfC() {
        try (var point = Datatype.Of(Point.class);
                var body = Datatype.Of(Body.class);
                var arena = Arena.ofConfined()) {
            assertEquals(12, point.Get_size());
            assertEquals(16, point.Get_extent().extent());
            assertEquals(1 + 12 + 1 + 8 + 2 + 2 + 4, body.Get_size());
            assertEquals(48, body.Get_extent().extent());
            var sent = arena.allocate(96, 8);
            for (int i = 0; i < 96; i++) {
                sent.set(JAVA_BYTE, i, (byte) (i % 48 + RANK));
            }
            var got = arena.allocate(96, 8);
            got.fill(UNTOUCHED);
            exchange(body, sent, got, 2);
            // Begin and end of each run of data in turn: kind; x and y; fixed; id, sign, cell and
            // n. The bytes between the runs are padding.
            var data = List.of(0, 1, 8, 20, 24, 25, 32, 48);
            for (int i = 0; i < 96; i++) {
                int before = i % 48;
                boolean sends = data.stream().filter(edge -> edge <= before).count() % 2 == 1;
                int expected = sends ? before + PREVIOUS : UNTOUCHED;
                assertEquals(expected, got.get(JAVA_BYTE, i), "byte " + i);
            }
        }
    }

    @Test
    void sequencesAlone() {
        SequenceLayout five = MemoryLayout.sequenceLayout(5, JAVA_INT);
        try (var type = Datatype.Of(five);
                var arena = Arena.ofConfined()) {
            assertEquals(20, type.Get_size());
            var sent = arena.allocateFrom(JAVA_INT, 1, 2, 3, 4, 5 + RANK);
            var got = arena.allocate(five);
            exchange(type, sent, got, 1);
            assertEquals(5 + PREVIOUS, got.getAtIndex(JAVA_INT, 4));
        }
    }

    @Test
    void layoutsThatMpiCannotSend() {
        var other =
                ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN
                        ? ByteOrder.LITTLE_ENDIAN
                        : ByteOrder.BIG_ENDIAN;
        refused("layout is null", () -> Datatype.Of((MemoryLayout) null));
        refused("byte order", () -> Datatype.Of(JAVA_INT.withOrder(other)));
        refused("aligned", () -> Datatype.Of(MemoryLayout.structLayout(JAVA_INT_UNALIGNED)));
        refused("union", () -> Datatype.Of(MemoryLayout.unionLayout(JAVA_INT, JAVA_DOUBLE)));
        var inside = MemoryLayout.sequenceLayout(2, MemoryLayout.unionLayout(JAVA_INT));
        refused("union", () -> Datatype.Of(MemoryLayout.structLayout(inside)));
    }

    @Test
    void recordsThatMpiCannotSend() {
        refused("Named.name is java.lang.String", () -> Datatype.Of(Named.class));
        refused("Empty has no components", () -> Datatype.Of(Empty.class));
        refused("null is not a record", () -> Datatype.Of((Class<? extends Record>) null));
        refused("@ArrayLength(n) gives an array", () -> Datatype.Of(Listed.class));
    }

    private static void refused(String part, Executable call) {
        var refusal = assertThrows(MPIException.class, call);
        assertTrue(refusal.getMessage().contains(part), refusal.getMessage());
        assertEquals(MPI.ERR_TYPE, refusal.Get_error_class());
    }

    private static void exchange(Datatype type, MemorySegment sent, MemorySegment got, long count) {
        var request = WORLD.Irecv(got, count, type, PREVIOUS, 1);
        WORLD.Send(sent, count, type, NEXT, 1);
        assertEquals(count, request.Wait().Get_count_c(type));
    }
}
