package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Set;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Receiving;
import panmpi.tests.support.World;

/**
 * Tests messages that claim to be longer or shorter than the bytes that arrive, or that contain no
 * objects.
 */
@MpiTest(ranks = {1, 2})
final class ObjectClaimsCase {
    private static final int TAG = 31;
    private static final int LENGTH = 200_000;
    private static final Set<Integer> REFUSALS =
            Set.of(Mpi.MPI_ERR_TRUNCATE, Mpi.MPI_ERR_TYPE, Mpi.MPI_ERR_OTHER);

    private final byte[] whole = message(new byte[LENGTH]);

    @Test
    void messageThatEndsTooSoon() {
        for (int length : new int[] {1, 31, 32, 64, 100, 4096, LENGTH, whole.length - 1}) {
            refusedInEachWay(Arrays.copyOf(whole, length));
        }
    }

    @Test
    void messageThatGoesOn() {
        refusedInEachWay(Arrays.copyOf(whole, whole.length + 1));
        refusedInEachWay(Arrays.copyOf(whole, whole.length + LENGTH));
    }

    @Test
    void messageThatClaimsToBeShorter() {
        for (int claim : new int[] {0, 32, 100, whole.length - 1, Integer.MAX_VALUE}) {
            byte[] message = whole.clone();
            ByteBuffer.wrap(message).putLong(8, claim);
            refusedInEachWay(message);
        }
    }

    @Test
    void zerosAreNoObjects() {
        for (int length : new int[] {1, 32, 64, 8192, 100_000}) {
            refusedInEachWay(new byte[length]);
        }
    }

    /**
     * Tests that a message without bytes counts as no object: its status may look like that of a
     * receive from MPI.PROC_NULL, whose source some libraries do not set.
     */
    @Test
    void messageWithoutBytesIsNothing() {
        for (Receiving way : Receiving.values()) {
            var array = new Object[] {"mine"};
            assertEquals(0, received(way, new byte[0], array).count, way::name);
            assertEquals(way.returnsObject() ? null : "mine", array[0], way::name);
        }
    }

    @Test
    void nothingComesFromNobody() {
        assertNull(WORLD.recv(MPI.PROC_NULL, TAG));
        assertNull(WORLD.irecv(MPI.PROC_NULL, TAG).get());
    }

    @Test
    void wholeMessageArrivesInEachWay() {
        for (Receiving way : Receiving.values()) {
            var array = new Object[1];
            assertEquals(1, received(way, whole, array).count, way::name);
            assertArrayEquals(new byte[LENGTH], (byte[]) array[0], way::name);
        }
    }

    /**
     * Tests Isendrecv, whose status does not have the length of the received message: panmpi asks
     * the kernel which pages of the buffer were written.
     */
    @Test
    void nonblockingSendrecvOfMessagesThatEndTooSoon() {
        Lacks.assumeHas("MPI_Isendrecv");
        for (int length : new int[] {1, 64, 4096, LENGTH / 2}) {
            fillMemory();
            var array = new Object[] {"mine"};
            byte[] cut = Arrays.copyOf(whole, length);
            refused(() -> exchanged(cut, array), "Isendrecv of " + length + " bytes");
            assertEquals("mine", array[0]);
        }
        var array = new Object[1];
        exchanged(whole, array);
        assertArrayEquals(new byte[LENGTH], (byte[]) array[0]);
    }

    private static void exchanged(byte[] bytes, Object[] array) {
        WORLD.Isendrecv(
                        bytes,
                        0,
                        bytes.length,
                        MPI.BYTE,
                        RANK,
                        TAG,
                        array,
                        0,
                        1,
                        MPI.OBJECT,
                        RANK,
                        TAG)
                .Wait();
    }

    /** Tests that a request which was not started again receives nothing. */
    @Test
    void inactiveRequestLeavesTheArrayAlone() {
        var array = new Object[1];
        var request = WORLD.Recv_init(array, 0, 1, MPI.OBJECT, RANK, TAG);
        request.Start();
        WORLD.send("once", RANK, TAG);
        request.Wait();
        array[0] = "mine";
        assertEquals(0, Request.Waitall(new Request[] {request})[0].count);
        request.Wait();
        assertEquals("mine", array[0]);
        request.Free();
    }

    @Test
    void lastRankGathersLessThanItWasTold() {
        byte[] mine = RANK == 0 ? Arrays.copyOf(whole, 64) : whole;
        if (RANK == LAST) {
            var all = new Object[SIZE];
            Executable gather =
                    () ->
                            WORLD.Gather(
                                    new Object[] {new byte[LENGTH]},
                                    0,
                                    1,
                                    MPI.OBJECT,
                                    all,
                                    0,
                                    1,
                                    MPI.OBJECT,
                                    LAST);
            if (SIZE > 1) {
                refused(gather, "Gather of " + mine.length + " bytes");
                assertNull(all[0]);
            }
        } else {
            var none = new int[0];
            WORLD.Gather(new int[] {whole.length}, 0, 1, MPI.INT, none, 0, 1, MPI.INT, LAST);
            WORLD.Gatherv(mine, 0, mine.length, MPI.BYTE, none, 0, none, none, MPI.INT, LAST);
        }
        World.assertMpiStillWorks();
    }

    @Test
    void packedMessageThatEndsTooSoon() {
        byte[] packed = new byte[whole.length + 100];
        int end = WORLD.Pack(new Object[] {new byte[LENGTH]}, 0, 1, MPI.OBJECT, packed, 0);
        var array = new Object[1];
        assertEquals(end, WORLD.Unpack(packed, 0, array, 0, 1, MPI.OBJECT));
        for (int length : new int[] {1, 4, 40, end - 1}) {
            byte[] cut = Arrays.copyOf(packed, length);
            refused(() -> WORLD.Unpack(cut, 0, array, 0, 1, MPI.OBJECT), "of " + length);
        }
        byte[] late = new byte[end];
        System.arraycopy(packed, 0, late, 100, end - 100);
        refused(() -> WORLD.Unpack(late, 100, array, 0, 1, MPI.OBJECT), "from 100 on");
    }

    private void refusedInEachWay(byte[] message) {
        for (Receiving way : Receiving.values()) {
            fillMemory();
            var array = new Object[] {"mine"};
            refused(() -> received(way, message, array), way + " of " + message.length + " bytes");
            assertEquals("mine", array[0], way::name);
        }
        World.assertMpiStillWorks();
    }

    /**
     * Leaves secret bytes in memory that later receives reuse; no later message may contain them.
     */
    private static void fillMemory() {
        byte[] secret = new byte[LENGTH];
        Arrays.fill(secret, (byte) 0x5a);
        var received = WORLD.<byte[]>irecv(RANK, TAG);
        WORLD.send(secret, RANK, TAG);
        assertArrayEquals(secret, received.get());
    }

    private static void refused(Executable receive, String what) {
        var failure = assertThrows(MPIException.class, receive, what);
        assertTrue(
                REFUSALS.contains(failure.Get_error_class()),
                () -> what + ": " + failure.getMessage());
    }

    private static Status received(Receiving way, byte[] message, Object[] array) {
        var send = WORLD.Isend(message, 0, message.length, MPI.BYTE, RANK, TAG);
        try {
            return way.into(array, TAG);
        } finally {
            send.Wait();
        }
    }

    /** Returns the bytes of a message of one object. */
    private static byte[] message(Object object) {
        var send = WORLD.isend(object, RANK, TAG);
        var found = WORLD.Mprobe(RANK, TAG);
        byte[] message = new byte[found.status().count];
        found.message().Mrecv(message, 0, message.length, MPI.BYTE);
        send.Wait();
        return message;
    }
}
