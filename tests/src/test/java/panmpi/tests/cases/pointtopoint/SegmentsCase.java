package panmpi.tests.cases.pointtopoint;

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
import mpi.Request;
import mpi.abi.MissingFunctionException;
import mpi.internal.link.Linkage;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Place;
import panmpi.tests.support.World;

/**
 * Tests messages in segments with 64-bit counts, in every mode; wrong segments are refused before
 * the call.
 */
@MpiTest(ranks = {1, 2, 3, 4})
final class SegmentsCase {
    private static final int TAG = 18;
    private static final long LARGE = (1L << 31) + 7;

    /** A blocking send. */
    private interface Send {
        void send(MemorySegment buf, long count, Datatype type, int dest, int tag);
    }

    /** A nonblocking send. */
    private interface Start {
        Request start(MemorySegment buf, long count, Datatype type, int dest, int tag);
    }

    @Test
    void blockingSends() {
        exchange(WORLD::Send);
        exchange(WORLD::Ssend);
        exchange(WORLD::Rsend);
        withBuffer(() -> exchange(WORLD::Bsend));
    }

    @Test
    void nonblockingSends() {
        exchange(waiting(WORLD::Isend));
        exchange(waiting(WORLD::Issend));
        exchange(waiting(WORLD::Irsend));
        withBuffer(() -> exchange(waiting(WORLD::Ibsend)));
    }

    @Test
    void blockingReceive() {
        for (Place place : Place.values()) {
            var send = WORLD.Isend(place.of(RANK, 2, 3), 3L, MPI.INT, NEXT, TAG);
            var received = place.filled(4, -1);
            var status = WORLD.Recv(received, 4L, MPI.INT, PREVIOUS, TAG);
            send.Wait();
            assertEquals(3, status.count);
            assertArrayEquals(new int[] {PREVIOUS, 2, 3, -1}, Place.ints(received));
        }
    }

    /** Tests that send buffers may be read-only. */
    @Test
    void readOnlySegmentsCanBeSent() {
        for (Place place : Place.values()) {
            var sent = place.of(RANK, 2).asReadOnly();
            var received = place.filled(2, -1);
            var receive = WORLD.Irecv(received, 2L, MPI.INT, PREVIOUS, TAG);
            WORLD.Send(sent, 2L, MPI.INT, NEXT, TAG);
            receive.Wait();
            assertArrayEquals(new int[] {PREVIOUS, 2}, Place.ints(received));
        }
    }

    @Test
    void readOnlySegmentsAreRefusedAsOutput() {
        for (Place place : Place.values()) {
            var buf = place.of(1, 2).asReadOnly();
            refused("read-only", () -> WORLD.Recv(buf, 2L, MPI.INT, PREVIOUS, TAG));
            refused("read-only", () -> WORLD.Irecv(buf, 2L, MPI.INT, PREVIOUS, TAG));
            refused("read-only", () -> WORLD.Recv_init(buf, 2L, MPI.INT, PREVIOUS, TAG));
            refused(
                    "read-only",
                    () -> WORLD.Sendrecv_replace(buf, 2L, MPI.INT, NEXT, TAG, PREVIOUS, TAG));
        }
        World.assertMpiStillWorks();
    }

    @Test
    void shortSegmentsAreRefused() {
        for (Place place : Place.values()) {
            var buf = place.of(1, 2);
            refused("3", () -> WORLD.Send(buf, 3L, MPI.INT, NEXT, TAG));
            refused("2", () -> WORLD.Isend(buf, 2L, MPI.DOUBLE, NEXT, TAG));
            refused("3", () -> WORLD.Ssend_init(buf, 3L, MPI.INT, NEXT, TAG));
            refused("3", () -> WORLD.Recv(buf, 3L, MPI.INT, PREVIOUS, TAG));
            refused("9", () -> WORLD.Irecv(buf, 9L, MPI.BYTE, PREVIOUS, TAG));
            refused("4294967298", () -> WORLD.Send(buf, (1L << 32) + 2, MPI.INT, NEXT, TAG));
            refused("" + Long.MAX_VALUE, () -> WORLD.Send(buf, Long.MAX_VALUE, MPI.INT, NEXT, TAG));
        }
        World.assertMpiStillWorks();
    }

    @Test
    void pointersWithoutLengthAreRefusedWithWhatToDo() {
        var pointer = MemorySegment.ofAddress(Place.NATIVE.of(1, 2).address());
        refused("reinterpret(bytes)", () -> WORLD.Send(pointer, 2L, MPI.INT, NEXT, TAG));
        refused("reinterpret(bytes)", () -> WORLD.Recv(pointer, 0, 2, MPI.INT, PREVIOUS, TAG));
        World.assertMpiStillWorks();
    }

    /** Sends to MPI.PROC_NULL, since test machines lack the memory to receive. */
    @Test
    void countsAboveTwoToTheThirtyFirst() {
        var buf = large(Place.NATIVE.of(1));
        if (Linkage.has("MPI_Send_c")) {
            WORLD.Send(buf, LARGE, MPI.BYTE, MPI.PROC_NULL, TAG);
            assertEquals(0, WORLD.Recv(buf, LARGE, MPI.BYTE, MPI.PROC_NULL, TAG).count);
            return;
        }
        var refusal =
                assertThrows(
                        MissingFunctionException.class,
                        () -> WORLD.Send(buf, LARGE, MPI.BYTE, MPI.PROC_NULL, TAG));
        assertTrue(refusal.getMessage().contains("" + LARGE), refusal.getMessage());
    }

    @Test
    void otherWrongArgumentsAreRefused() {
        var buf = Place.NATIVE.of(1, 2);
        refused("null", () -> WORLD.Send(null, 2L, MPI.INT, NEXT, TAG));
        refused("null", () -> WORLD.Send(buf, 2L, null, NEXT, TAG));
        refused("-2", () -> WORLD.Recv(buf, -2L, MPI.INT, PREVIOUS, TAG));
        refused("99", () -> WORLD.Send(buf, 2L, MPI.INT, 99, TAG));
        World.assertMpiStillWorks();
    }

    @SuppressWarnings("restricted")
    private static MemorySegment large(MemorySegment small) {
        return small.reinterpret(LARGE);
    }

    private static void exchange(Send send) {
        for (Place place : Place.values()) {
            var received = place.filled(4, -1);
            var receive = WORLD.Irecv(received, 4L, MPI.INT, PREVIOUS, TAG);
            // Ready mode needs a receive that has begun.
            WORLD.Barrier();
            send.send(place.of(RANK, 2, 3, 4), 3L, MPI.INT, NEXT, TAG);
            var status = receive.Wait();
            assertEquals(PREVIOUS, status.source);
            assertEquals(3, status.Get_count(MPI.INT));
            assertArrayEquals(new int[] {PREVIOUS, 2, 3, -1}, Place.ints(received));
        }
    }

    private static Send waiting(Start start) {
        return (buf, count, type, dest, tag) -> start.start(buf, count, type, dest, tag).Wait();
    }

    private static void withBuffer(Runnable exchanges) {
        try (var arena = Arena.ofConfined()) {
            MPI.Buffer_attach(arena.allocate(1_000 + 10L * MPI.BSEND_OVERHEAD));
            exchanges.run();
            MPI.Detach_buffer();
        }
    }

    private static void refused(String part, Executable call) {
        var refusal = assertThrows(MPIException.class, call);
        assertTrue(refusal.getMessage().contains(part), refusal.getMessage());
    }
}
