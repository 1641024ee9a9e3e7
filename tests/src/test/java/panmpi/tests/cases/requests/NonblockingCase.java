package panmpi.tests.cases.requests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import mpi.MPI;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests how requests complete, and that arrays are safe while MPI uses them. Messages go around the
 * ring.
 */
@MpiTest(ranks = {1, 2, 3, 4, 8})
final class NonblockingCase {
    private static final int TAG = 8;

    @Test
    void waitCompletesAndNullsTheRequest() {
        for (Patterns type : Patterns.values()) {
            var buffer = type.untouched(10);
            var receive = WORLD.Irecv(buffer, 2, 7, type.datatype, PREVIOUS, TAG);
            var send = WORLD.Isend(type.filled(RANK, 8), 1, 7, type.datatype, NEXT, TAG);
            var status = receive.Wait();
            send.Wait();
            assertEquals(PREVIOUS, status.source);
            assertEquals(TAG, status.tag);
            assertEquals(7, status.Get_count(type.datatype));
            type.assertHolds(buffer, 2, 7, PREVIOUS, 1);
            assertTrue(receive.Is_null() && send.Is_null());
        }
    }

    @Test
    void testIsNullUntilDone() {
        var type = Patterns.LONG;
        var buffer = type.untouched(4);
        var receive = WORLD.Irecv(buffer, 0, 4, type.datatype, PREVIOUS, TAG);
        var send = WORLD.Issend(type.filled(RANK, 4), 0, 4, type.datatype, NEXT, TAG);
        Status received = null;
        Status sent = null;
        while (received == null || sent == null) {
            received = received == null ? receive.Test() : received;
            sent = sent == null ? send.Test() : sent;
        }
        assertEquals(PREVIOUS, received.source);
        type.assertHolds(buffer, 0, 4, PREVIOUS, 0);
        assertTrue(receive.Is_null() && send.Is_null());
    }

    @Test
    void waitallGivesStatusesInOrder() {
        var type = Patterns.INT;
        var requests = new Request[2 * SIZE + 1];
        var buffers = new ArrayList<Object>();
        for (int rank = 0; rank < SIZE; rank++) {
            buffers.add(type.untouched(SIZE + 1));
            requests[rank] = WORLD.Irecv(buffers.get(rank), 1, SIZE, type.datatype, rank, TAG);
        }
        requests[SIZE] = MPI.REQUEST_NULL;
        for (int rank = 0; rank < SIZE; rank++) {
            var array = type.filled(RANK, RANK + 1);
            requests[SIZE + 1 + rank] = WORLD.Isend(array, 0, RANK + 1, type.datatype, rank, TAG);
        }
        var statuses = Request.Waitall(requests);
        assertEquals(requests.length, statuses.length);
        for (int rank = 0; rank < SIZE; rank++) {
            assertEquals(rank, statuses[rank].source);
            assertEquals(rank + 1, statuses[rank].Get_count(type.datatype));
            type.assertHolds(buffers.get(rank), 1, rank + 1, rank, 0);
            assertTrue(requests[rank].Is_null());
        }
    }

    @Test
    void waitallTakesNoRequestsAtAll() {
        assertEquals(0, Request.Waitall(new Request[0]).length);
    }

    @Test
    void testallIsNullUntilAllAreDone() {
        var buffer = new int[1];
        var requests =
                new Request[] {
                    WORLD.Irecv(buffer, 0, 1, MPI.INT, PREVIOUS, TAG),
                    WORLD.Isend(new int[] {RANK}, 0, 1, MPI.INT, NEXT, TAG)
                };
        Status[] statuses = null;
        while (statuses == null) {
            statuses = Request.Testall(requests);
        }
        assertEquals(PREVIOUS, statuses[0].source);
        assertEquals(PREVIOUS, buffer[0]);
    }

    @Test
    void manyRequestsAtOnce() {
        int n = 200;
        var requests = new Request[2 * n];
        var buffer = new int[n];
        for (int i = 0; i < n; i++) {
            requests[i] = WORLD.Irecv(buffer, i, 1, MPI.INT, PREVIOUS, i);
            requests[n + i] = WORLD.Isend(new int[] {1000 * RANK + i}, 0, 1, MPI.INT, NEXT, i);
        }
        Request.Waitall(requests);
        for (int i = 0; i < n; i++) {
            assertEquals(1000 * PREVIOUS + i, buffer[i]);
        }
    }

    @Test
    void arraysInFlightSurviveCollection() {
        var type = Patterns.DOUBLE;
        int length = 100_000;
        var buffer = type.untouched(length);
        var receive = WORLD.Irecv(buffer, 0, length, type.datatype, PREVIOUS, TAG);
        System.gc();
        var send = WORLD.Isend(type.filled(RANK, length), 0, length, type.datatype, NEXT, TAG);
        churn();
        send.Wait();
        receive.Wait();
        type.assertHolds(buffer, 0, length, PREVIOUS, 0);
    }

    @Test
    void collectivesStartToo() {
        var sum = new long[1];
        var barrier = WORLD.Ibarrier();
        var reduce = WORLD.Iallreduce(new long[] {RANK}, 0, sum, 0, 1, MPI.LONG, MPI.SUM);
        Request.Waitall(new Request[] {barrier, reduce});
        assertEquals(SIZE * (SIZE - 1) / 2, sum[0]);
    }

    @Test
    void cancelledReceiveSaysSo() {
        var buffer = new int[] {7};
        var request = WORLD.Irecv(buffer, 0, 1, MPI.INT, RANK, TAG + 1);
        request.Cancel();
        assertTrue(request.Wait().Test_cancelled());
        assertEquals(7, buffer[0]);
    }

    @Test
    void waitOnCompletedRequestIsEmpty() {
        var request = WORLD.Isend(new int[0], 0, 0, MPI.INT, MPI.PROC_NULL, TAG);
        request.Wait();
        var status = request.Wait();
        assertNotNull(status);
        assertEquals(0, status.Get_count(MPI.INT));
    }

    private static void churn() {
        List<byte[]> garbage = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            garbage.add(new byte[100_000]);
        }
        garbage.clear();
        System.gc();
    }
}
