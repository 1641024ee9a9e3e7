package panmpi.tests.cases.requests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import mpi.MPI;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Until;

/** Tests requests that are queried, cancelled or freed, with messages of a rank to itself. */
@MpiTest(ranks = {1, 2, 3})
final class RequestLifeCase {
    private static final int TAG = 40;

    @Test
    void getStatusLeavesTheRequest() {
        var received = new int[2];
        var request = receive(received, 0);
        assertNull(request.Get_status());
        sendTo(0);
        var status = Until.notNull(request::Get_status);
        assertEquals(RANK, status.source);
        assertEquals(TAG, status.tag);
        assertEquals(1, status.count);
        assertFalse(request.Is_null());
        assertEquals(TAG, request.Wait().tag);
        assertTrue(request.Is_null());
        assertArrayEquals(new int[] {100, 0}, received);
        assertEquals(0, request.Get_status().count);
    }

    @Test
    void getStatusAll() {
        Lacks.assumeHas("MPI_Request_get_status_all");
        var received = new int[2];
        var requests = new Request[] {receive(received, 0), MPI.REQUEST_NULL, receive(received, 1)};
        sendTo(1);
        assertNull(Request.Get_status_all(requests));
        sendTo(0);
        var statuses = Until.notNull(() -> Request.Get_status_all(requests));
        assertEquals(TAG + 1, statuses[2].tag);
        assertEquals(1, statuses[2].count);
        assertEquals(MPI.ANY_TAG, statuses[1].tag);
        assertFalse(requests[0].Is_null());
        Request.Waitall(requests);
        assertArrayEquals(new int[] {100, 101}, received);
    }

    @Test
    void getStatusAny() {
        Lacks.assumeHas("MPI_Request_get_status_any");
        var received = new int[2];
        var requests = new Request[] {receive(received, 0), MPI.REQUEST_NULL, receive(received, 1)};
        assertNull(Request.Get_status_any(requests));
        sendTo(1);
        var status = Until.notNull(() -> Request.Get_status_any(requests));
        assertEquals(2, status.index);
        assertEquals(TAG + 1, status.tag);
        assertEquals(1, status.count);
        assertFalse(requests[2].Is_null());
        sendTo(0);
        Request.Waitall(requests);
        assertArrayEquals(new int[] {100, 101}, received);
        assertEquals(MPI.UNDEFINED, Request.Get_status_any(requests).index);
    }

    @Test
    void getStatusSome() {
        Lacks.assumeHas("MPI_Request_get_status_some");
        var received = new int[2];
        var requests = new Request[] {receive(received, 0), MPI.REQUEST_NULL, receive(received, 1)};
        assertEquals(0, Request.Get_status_some(requests).length);
        sendTo(1);
        var statuses = Until.notNull(() -> arrived(requests));
        assertEquals(1, statuses.length);
        assertEquals(2, statuses[0].index);
        assertEquals(TAG + 1, statuses[0].tag);
        assertEquals(1, statuses[0].count);
        assertFalse(requests[2].Is_null());
        sendTo(0);
        Request.Waitall(requests);
        assertArrayEquals(new int[] {100, 101}, received);
        assertNull(Request.Get_status_some(requests));
    }

    /**
     * Returns the statuses of complete requests; null if MPI returns an empty array, since none is
     * complete.
     */
    private static Status[] arrived(Request[] requests) {
        var statuses = Request.Get_status_some(requests);
        return statuses.length == 0 ? null : statuses;
    }

    @Test
    void cancelledRequestsKeepTheArray() {
        var received = new int[] {7, 8};
        var request = receive(received, 0);
        request.Cancel();
        assertTrue(request.Wait().Test_cancelled());
        var persistent = WORLD.Recv_init(received, 1, 1, MPI.INT, RANK, TAG + 1);
        persistent.Start();
        persistent.Cancel();
        assertTrue(Until.notNull(persistent::Test).Test_cancelled());
        assertArrayEquals(new int[] {7, 8}, received);
        persistent.Start();
        sendTo(1);
        assertFalse(persistent.Wait().Test_cancelled());
        assertArrayEquals(new int[] {7, 101}, received);
        persistent.Free();
    }

    @Test
    void cancelledTooLate() {
        var received = new int[1];
        var request = receive(received, 0);
        sendTo(0);
        assertNotNull(Until.notNull(request::Get_status));
        request.Cancel();
        assertFalse(request.Wait().Test_cancelled());
        assertEquals(100, received[0]);
    }

    /** Tests that a message arrives although its request was freed. */
    @Test
    void freedSendGoesOn() {
        var received = new int[1];
        var send = WORLD.Isend(new int[] {5}, 0, 1, MPI.INT, RANK, TAG);
        send.Free();
        assertTrue(send.Is_null());
        System.gc();
        WORLD.Recv(received, 0, 1, MPI.INT, RANK, TAG);
        assertEquals(5, received[0]);
    }

    /** Tests that a freed receive takes its message, which does not reach the program's array. */
    @Test
    void freedReceiveTakesItsMessage() {
        var received = new int[] {7};
        receive(received, 0).Free();
        sendTo(0);
        assertNull(WORLD.Iprobe(RANK, TAG));
        assertEquals(7, received[0]);
    }

    /**
     * Tests that native memory of automatic arenas and direct buffers is not freed while MPI uses
     * it.
     */
    @Test
    void buffersLiveAsLongAsTheirRequests() {
        var buffers = new ArrayList<WeakReference<?>>();
        var segment = receiveToSegment(buffers);
        var buffer = receiveToBuffer(buffers);
        System.gc();
        buffers.forEach(kept -> assertNotNull(kept.get()));
        sendTo(0);
        sendTo(1);
        Request.Waitall(new Request[] {segment, buffer});
        buffers.forEach(RequestLifeCase::assertForgotten);
        Reference.reachabilityFence(segment);
        Reference.reachabilityFence(buffer);
    }

    @Test
    void buffersOfFreedRequestsAreThereForMpi() {
        var buffers = new ArrayList<WeakReference<?>>();
        receiveToSegment(buffers).Free();
        System.gc();
        assertNotNull(buffers.getFirst().get());
        sendTo(0);
        assertNull(WORLD.Iprobe(RANK, TAG));
    }

    private static Request receiveToSegment(List<WeakReference<?>> buffers) {
        var segment = Arena.ofAuto().allocate(4);
        buffers.add(new WeakReference<>(segment));
        return WORLD.Irecv(segment, 1L, MPI.INT, RANK, TAG);
    }

    private static Request receiveToBuffer(List<WeakReference<?>> buffers) {
        var buffer = ByteBuffer.allocateDirect(4);
        buffers.add(new WeakReference<>(buffer));
        return WORLD.Irecv(buffer, 0, 1, MPI.INT, RANK, TAG + 1);
    }

    private static void assertForgotten(WeakReference<?> buffer) {
        System.gc();
        assertNull(buffer.get());
    }

    /** Tests that close frees a request, and does nothing to a null request. */
    @Test
    void closedRequestsAreFreed() {
        try (var arena = Arena.ofConfined()) {
            var request = WORLD.Send_init(arena.allocate(4), 1L, MPI.INT, RANK, TAG);
            request.close();
            assertTrue(request.Is_null());
            request.close();
        }
        MPI.REQUEST_NULL.close();
        assertTrue(MPI.REQUEST_NULL.Is_null());
    }

    @Test
    void nullRequestIsComplete() {
        assertEquals(0, MPI.REQUEST_NULL.Wait().count);
        assertEquals(MPI.ANY_SOURCE, MPI.REQUEST_NULL.Test().source);
        assertTrue(MPI.REQUEST_NULL.Is_null());
    }

    private static Request receive(int[] received, int index) {
        return WORLD.Irecv(received, index, 1, MPI.INT, RANK, TAG + index);
    }

    private static void sendTo(int index) {
        WORLD.Send(new int[] {100 + index}, 0, 1, MPI.INT, RANK, TAG + index);
    }
}
