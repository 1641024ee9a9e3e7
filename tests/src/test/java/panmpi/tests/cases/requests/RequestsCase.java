package panmpi.tests.cases.requests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.IntStream;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Until;

/**
 * Tests calls on several requests: nonblocking, persistent and null ones together. Each rank sends
 * to itself, so that it decides which request can complete.
 */
@MpiTest(ranks = {1, 2, 3, 4})
final class RequestsCase {
    private static final int TAG = 30;
    private static final int COUNT = 5;
    private static final int ONCE = 1;
    private static final int OFTEN = 3;

    private final int[] received = new int[COUNT];

    @Test
    void waitanyTellsWhichIsDone() {
        oneByOne(Request::Waitany);
    }

    @Test
    void testanyTellsWhichIsDone() {
        var requests = requests();
        assertNull(Request.Testany(requests));
        finish(requests);
        oneByOne(several -> Until.notNull(() -> Request.Testany(several)));
    }

    @Test
    void waitsomeTellsWhichAreDone() {
        oneByOne(several -> only(Request.Waitsome(several)));
    }

    @Test
    void testsomeTellsWhichAreDone() {
        var requests = requests();
        assertEquals(0, Request.Testsome(requests).length);
        finish(requests);
        oneByOne(several -> only(Until.some(() -> Request.Testsome(several))));
    }

    @Test
    void someCompleteTogether() {
        var requests = requests();
        int done = 0;
        sendTo(OFTEN);
        sendTo(ONCE);
        while (done < 2) {
            for (Status status : Request.Waitsome(requests)) {
                assertEquals(TAG + status.index, status.tag);
                assertEquals(100 + status.index, received[status.index]);
                done++;
            }
        }
        assertTrue(requests[ONCE].Is_null());
        assertFalse(requests[OFTEN].Is_null());
        finish(requests);
    }

    @Test
    void allCompleteTogether() {
        var requests = requests();
        assertNull(Request.Testall(requests));
        drain(requests);
        assertAllEmpty(Request.Testall(requests));
        assertAllEmpty(Request.Waitall(requests));
        ((Prequest) requests[OFTEN]).Start();
        sendTo(OFTEN);
        assertEquals(TAG + OFTEN, Until.notNull(() -> Request.Testall(requests))[OFTEN].tag);
        assertArrayEquals(new int[] {0, 101, 0, 103, 104}, received);
        requests[OFTEN].Free();
    }

    @Test
    void noneIsActive() {
        var persistent = WORLD.Recv_init(received, 0, 1, MPI.INT, RANK, TAG);
        var requests = new Request[] {MPI.REQUEST_NULL, persistent};
        assertEquals(MPI.UNDEFINED, Request.Waitany(requests).index);
        assertEquals(MPI.UNDEFINED, Request.Testany(requests).index);
        assertNull(Request.Waitsome(requests));
        assertNull(Request.Testsome(requests));
        assertAllEmpty(Request.Waitall(requests));
        assertAllEmpty(Request.Testall(requests));
        persistent.Free();
    }

    @Test
    void noneIsThere() {
        var none = new Request[0];
        assertEquals(MPI.UNDEFINED, Request.Waitany(none).index);
        assertEquals(MPI.UNDEFINED, Request.Testany(none).index);
        assertNull(Request.Waitsome(none));
        assertNull(Request.Testsome(none));
        assertEquals(0, Request.Testall(none).length);
    }

    @Test
    void gapsMayBeNull() {
        var statuses = Request.Waitall(new Request[] {MPI.REQUEST_NULL, null});
        assertEquals(2, statuses.length);
        assertThrows(MPIException.class, () -> Request.Testany(null));
    }

    /**
     * Returns requests for receives: those at index 1 and 4 are nonblocking, that at index 3 is
     * persistent and started, and all others are null.
     */
    private Request[] requests() {
        Arrays.fill(received, 0);
        var requests = new Request[COUNT];
        Arrays.fill(requests, MPI.REQUEST_NULL);
        requests[ONCE] = WORLD.Irecv(received, 1, 1, MPI.INT, RANK, TAG + 1);
        requests[4] = WORLD.Irecv(received, 4, 1, MPI.INT, RANK, TAG + 4);
        var persistent = WORLD.Recv_init(received, 3, 1, MPI.INT, RANK, TAG + 3);
        persistent.Start();
        requests[OFTEN] = persistent;
        return requests;
    }

    private void oneByOne(Function<Request[], Status> one) {
        var requests = requests();
        for (int index : new int[] {OFTEN, 4, ONCE}) {
            sendTo(index);
            var status = one.apply(requests);
            assertEquals(index, status.index);
            assertEquals(TAG + index, status.tag);
            assertEquals(RANK, status.source);
            assertEquals(1, status.count);
            assertEquals(100 + index, received[index]);
        }
        assertArrayEquals(new int[] {0, 101, 0, 103, 104}, received);
        ((Prequest) requests[OFTEN]).Start();
        sendTo(OFTEN);
        assertEquals(OFTEN, one.apply(requests).index);
        requests[OFTEN].Free();
        assertTrue(IntStream.range(0, COUNT).allMatch(i -> requests[i].Is_null()));
    }

    private void finish(Request[] requests) {
        drain(requests);
        requests[OFTEN].Free();
    }

    /** Completes all active requests. */
    private void drain(Request[] requests) {
        for (int index : new int[] {ONCE, OFTEN, 4}) {
            if (received[index] == 0) {
                sendTo(index);
            }
        }
        Request.Waitall(requests);
    }

    private static void sendTo(int index) {
        WORLD.Send(new int[] {100 + index}, 0, 1, MPI.INT, RANK, TAG + index);
    }

    private static Status only(Status[] statuses) {
        assertEquals(1, statuses.length);
        return statuses[0];
    }

    private static void assertAllEmpty(Status[] statuses) {
        assertNotNull(statuses);
        for (Status status : statuses) {
            assertEquals(MPI.ANY_SOURCE, status.source);
            assertEquals(MPI.ANY_TAG, status.tag);
            assertEquals(0, status.count);
            assertFalse(status.Test_cancelled());
        }
    }

    @Test
    void requestThatIsTwiceInAnArrayIsRefused() {
        var receive = WORLD.Irecv(new int[1], 0, 1, MPI.INT, RANK, TAG);
        Request[] twice = {null, receive, receive};
        assertTwice(() -> Request.Waitall(twice));
        assertTwice(() -> Request.Waitany(twice));
        assertTwice(() -> Request.Waitsome(twice));
        assertTwice(() -> Request.Testall(twice));
        assertTwice(() -> Request.Testany(twice));
        assertTwice(() -> Request.Testsome(twice));
        var send = WORLD.Isend(new int[1], 0, 1, MPI.INT, RANK, TAG);
        Request.Waitall(new Request[] {receive, send});
        Request.Waitall(twice);
    }

    private static void assertTwice(Executable completion) {
        var refusal = assertThrows(MPIException.class, completion);
        assertEquals(Mpi.MPI_ERR_REQUEST, refusal.Get_error_class(), refusal.getMessage());
        assertTrue(
                refusal.getMessage().contains("array_of_requests[1] and [2] are the same"),
                refusal.getMessage());
    }
}
