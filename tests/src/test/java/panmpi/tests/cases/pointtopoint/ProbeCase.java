package panmpi.tests.cases.pointtopoint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.List;
import mpi.CommImprobe;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import mpi.Request;
import mpi.Status;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Patterns;
import panmpi.tests.support.Place;
import panmpi.tests.support.Until;

/** Tests probes, the status that they return, and matched messages. */
@MpiTest(ranks = {1, 2, 3, 4, 8})
final class ProbeCase {
    private static final int TAG = 14;

    @Test
    void probeWaitsForAMessage() {
        for (Patterns type : Patterns.values()) {
            var send = WORLD.Isend(type.filled(RANK, 6), 1, 4, type.datatype, NEXT, TAG);
            assertDescribes(WORLD.Probe(PREVIOUS, MPI.ANY_TAG), type);
            var buffer = type.untouched(6);
            WORLD.Recv(buffer, 2, 4, type.datatype, PREVIOUS, TAG);
            send.Wait();
            type.assertHolds(buffer, 2, 4, PREVIOUS, 1);
        }
    }

    @Test
    void iprobeLooksOnly() {
        var type = Patterns.SHORT;
        assertNull(WORLD.Iprobe(PREVIOUS, TAG + 1));
        var send = WORLD.Isend(type.filled(RANK, 4), 0, 4, type.datatype, NEXT, TAG);
        var status = Until.notNull(() -> WORLD.Iprobe(PREVIOUS, TAG));
        assertDescribes(status, type);
        var buffer = type.untouched(4);
        WORLD.Recv(buffer, 0, 4, type.datatype, status.source, status.tag);
        send.Wait();
        type.assertHolds(buffer, 0, 4, PREVIOUS, 0);
        assertNull(WORLD.Iprobe(PREVIOUS, TAG));
    }

    @Test
    void mprobeSetsAsideForMrecv() {
        for (Patterns type : Patterns.values()) {
            var send = WORLD.Isend(type.filled(RANK, 6), 1, 4, type.datatype, NEXT, TAG);
            var probed = WORLD.Mprobe(PREVIOUS, TAG);
            assertDescribes(probed.status(), type);
            assertNull(WORLD.Iprobe(PREVIOUS, TAG));
            // The barrier keeps the probe from matching the next message.
            WORLD.Barrier();
            var buffer = type.untouched(8);
            var status = probed.message().Mrecv(buffer, 3, 5, type.datatype);
            assertDescribes(status, type);
            assertTrue(probed.message().Is_null());
            type.assertHolds(buffer, 3, 4, PREVIOUS, 1);
            send.Wait();
        }
    }

    @Test
    void improbeSetsAsideForImrecv() {
        for (Patterns type : Patterns.values()) {
            assertNull(WORLD.Improbe(PREVIOUS, TAG + 1));
            var send = WORLD.Isend(type.filled(RANK, 6), 1, 4, type.datatype, NEXT, TAG);
            var probed = improbe();
            assertDescribes(probed.status(), type);
            var buffer = type.untouched(8);
            var receive = probed.message().Imrecv(buffer, 3, 5, type.datatype);
            assertTrue(probed.message().Is_null());
            assertDescribes(receive.Wait(), type);
            type.assertHolds(buffer, 3, 4, PREVIOUS, 1);
            send.Wait();
        }
    }

    @Test
    void segmentsReceiveMatchedMessages() {
        for (Place place : Place.values()) {
            var sent = new int[] {RANK, 2, 3};
            var first = WORLD.Isend(sent, 0, 3, MPI.INT, NEXT, TAG);
            var received = place.filled(4, -1);
            var status = WORLD.Mprobe(PREVIOUS, TAG).message().Mrecv(received, 4L, MPI.INT);
            assertEquals(3, status.count);
            assertArrayEquals(new int[] {PREVIOUS, 2, 3, -1}, Place.ints(received));
            first.Wait();
            var second = WORLD.Isend(sent, 1, 2, MPI.INT, NEXT, TAG);
            improbe().message().Imrecv(received, 4L, MPI.INT).Wait();
            second.Wait();
            assertArrayEquals(new int[] {2, 3, 3, -1}, Place.ints(received));
        }
    }

    /** Tests that the second of two messages with the same envelope can be received first. */
    @Test
    void messagesSetAsideAreReceivedInAnyOrder() {
        var sends =
                new Request[] {
                    WORLD.Isend(new int[] {1}, 0, 1, MPI.INT, NEXT, TAG),
                    WORLD.Isend(new int[] {2}, 0, 1, MPI.INT, NEXT, TAG)
                };
        var messages = new Message[2];
        messages[0] = WORLD.Mprobe(MPI.ANY_SOURCE, TAG).message();
        messages[1] = WORLD.Mprobe(MPI.ANY_SOURCE, TAG).message();
        var got = new int[2];
        messages[1].Mrecv(got, 1, 1, MPI.INT);
        messages[0].Mrecv(got, 0, 1, MPI.INT);
        Request.Waitall(sends);
        assertArrayEquals(new int[] {1, 2}, got);
    }

    @Test
    void receivedMessageIsNotReceivedAgain() {
        var sends = new Request[2];
        for (int i = 0; i < 2; i++) {
            sends[i] = WORLD.Isend(new int[] {i}, 0, 1, MPI.INT, NEXT, TAG);
        }
        var blocking = WORLD.Mprobe(PREVIOUS, TAG).message();
        var other = WORLD.Mprobe(PREVIOUS, TAG).message();
        var buffer = new int[1];
        blocking.Mrecv(buffer, 0, 1, MPI.INT);
        other.Imrecv(buffer, 0, 1, MPI.INT).Wait();
        Request.Waitall(sends);
        for (var received : List.of(blocking, other, new Message())) {
            assertNotThere(() -> received.Mrecv(buffer, 0, 1, MPI.INT));
            assertNotThere(() -> received.Imrecv(buffer, 0, 1, MPI.INT));
            assertNotThere(received::mrecv);
            assertNotThere(received::imrecv);
        }
        assertEquals(1, buffer[0]);
    }

    private static void assertNotThere(Executable receive) {
        var refusal = assertThrows(MPIException.class, receive);
        assertEquals(Mpi.MPI_ERR_REQUEST, refusal.Get_error_class(), refusal.getMessage());
        assertTrue(
                refusal.getMessage().contains("has been received already"), refusal.getMessage());
    }

    @Test
    void nobodySendsNothing() {
        assertEquals(MPI.PROC_NULL, WORLD.Probe(MPI.PROC_NULL, TAG).source);
        assertEquals(MPI.ANY_TAG, WORLD.Iprobe(MPI.PROC_NULL, TAG).tag);
        var message = WORLD.Mprobe(MPI.PROC_NULL, TAG).message();
        assertFalse(message.Is_null());
        var buffer = new int[] {7};
        assertEquals(MPI.PROC_NULL, message.Mrecv(buffer, 0, 1, MPI.INT).source);
        var other = WORLD.Improbe(MPI.PROC_NULL, TAG).message();
        assertEquals(0, other.Imrecv(buffer, 0, 1, MPI.INT).Wait().count);
        assertEquals(7, buffer[0]);
    }

    private static CommImprobe improbe() {
        return Until.notNull(() -> WORLD.Improbe(PREVIOUS, TAG));
    }

    private static void assertDescribes(Status status, Patterns type) {
        assertEquals(PREVIOUS, status.source);
        assertEquals(TAG, status.tag);
        assertEquals(4, status.Get_count(type.datatype));
    }
}
