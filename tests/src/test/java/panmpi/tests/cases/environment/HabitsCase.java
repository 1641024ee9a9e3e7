package panmpi.tests.cases.environment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import mpi.Datatype;
import mpi.MPI;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Until;

/**
 * Tests what programs for MPJ bindings do beyond the MPI standard, such as null elements in arrays
 * of requests.
 */
@MpiTest(ranks = {1, 2})
final class HabitsCase {
    private static final int TAG = 61;

    @Test
    void aGapInAnArrayOfRequestsIsNoRequest() {
        int[] received = new int[3];
        Request[] requests = exchange(received);
        Status[] statuses = Request.Waitall(requests);
        assertEquals(6, statuses.length);
        assertEquals(PREVIOUS, statuses[4].source);
        assertEquals(4, statuses[4].index);
        assertEquals(MPI.ANY_SOURCE, statuses[0].source);
        assertArrayEquals(new int[] {0, 0, PREVIOUS}, received);
        assertNull(requests[0]);
        assertTrue(requests[4].Is_null());
        assertEquals(6, Request.Testall(requests).length);
        assertEquals(MPI.UNDEFINED, Request.Waitany(requests).index);
        assertNull(Request.Waitsome(new Request[2]));
    }

    @Test
    void theCallsForOneAndForSomePassGapsToo() {
        int[] received = new int[3];
        Request[] requests = exchange(received);
        int first = Request.Waitany(requests).index;
        assertTrue(requests[first].Is_null());
        Status second = Until.some(() -> Request.Testsome(requests))[0];
        assertEquals(1 + 4, first + second.index);
        assertArrayEquals(new int[] {0, 0, PREVIOUS}, received);

        Request[] more = exchange(received);
        int one = Until.notNull(() -> Request.Testany(more)).index;
        assertEquals(1 + 4 - one, Request.Waitsome(more)[0].index);
    }

    @Test
    void markersHaveNoExtent() {
        for (Datatype marker : new Datatype[] {MPI.LB, MPI.UB}) {
            assertEquals(0, marker.Extent());
            assertEquals(0, marker.Size());
            assertEquals(0, marker.Lb());
            assertEquals(0, marker.Ub());
        }
    }

    @Test
    void aStructOfNothingSendsNothing() {
        Datatype nothing = Datatype.Struct(new int[0], new int[0], new Datatype[0]);
        nothing.Commit();
        assertEquals(0, nothing.Size());
        assertEquals(0, nothing.Extent());
        int[] sent = {2};
        int[] received = {0};
        Status status =
                WORLD.Sendrecv(
                        sent, 0, 100, nothing, NEXT, TAG, received, 0, 100, nothing, PREVIOUS, TAG);
        assertEquals(PREVIOUS, status.source);
        assertEquals(0, received[0]);
    }

    /**
     * Returns requests with a receive at index 4 and a send at index 1 of six, and null elsewhere.
     */
    private static Request[] exchange(int[] received) {
        Request[] requests = new Request[6];
        requests[4] = WORLD.Irecv(received, 2, 1, MPI.INT, PREVIOUS, TAG);
        requests[1] = WORLD.Isend(new int[] {RANK}, 0, 1, MPI.INT, NEXT, TAG);
        return requests;
    }
}
