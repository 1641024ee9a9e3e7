package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.function.Supplier;
import mpi.Grequest;
import mpi.MPI;
import mpi.Request;
import mpi.Status;
import mpi.internal.link.Linkage;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests completion of requests, with a status or with the results of the call, by camelCase calls.
 */
@MpiTest(ranks = {1, 2})
final class CamelRequestsCase {
    private static final int TAG = Exchange.TAG;

    private final Exchange exchange = new Exchange();
    private final int[] got = exchange.got;

    private static <T> T first(Supplier<T> test) {
        T result = test.get();
        while (result == null) {
            Thread.onSpinWait();
            result = test.get();
        }
        return result;
    }

    @Test
    void one() {
        Request[] two = exchange.begin();
        two[1].waitFor();
        assertEquals(PREVIOUS, two[0].waitStatus().getSource());
        exchange.assertDone(two);
        Request[] tested = exchange.begin();
        Status status = first(tested[0]::testStatus);
        assertEquals(TAG, status.getTag());
        while (!tested[1].test()) {
            Thread.onSpinWait();
        }
        exchange.assertDone(tested);
    }

    @Test
    void all() {
        Request[] waited = exchange.begin();
        Request.waitAll(waited);
        exchange.assertDone(waited);
        Request[] statuses = exchange.begin();
        assertEquals(PREVIOUS, Request.waitAllStatus(statuses)[0].getSource());
        exchange.assertDone(statuses);
        Request[] tested = exchange.begin();
        assertEquals(2, first(() -> Request.testAllStatus(tested)).length);
        exchange.assertDone(tested);
        Request[] plain = exchange.begin();
        while (!Request.testAll(plain)) {
            Thread.onSpinWait();
        }
        exchange.assertDone(plain);
    }

    @Test
    void any() {
        Request[] two = exchange.begin();
        int index = Request.waitAny(two);
        assertEquals(1 - index, Request.waitAnyStatus(two).getIndex());
        exchange.assertDone(two);
        Request[] tested = exchange.begin();
        int found = first(() -> Request.testAnyStatus(tested)).getIndex();
        assertTrue(tested[found].isNull());
        int other = Request.testAny(tested);
        while (other == MPI.UNDEFINED) {
            other = Request.testAny(tested);
        }
        assertEquals(1 - found, other);
        exchange.assertDone(tested);
    }

    @Test
    void some() {
        Request[] two = exchange.begin();
        int done = Request.waitSome(two).length;
        while (done < 2) {
            done += Request.waitSomeStatus(two).length;
        }
        exchange.assertDone(two);
        assertNull(Request.waitSome(two));
        Request[] tested = exchange.begin();
        done = 0;
        while (done < 2) {
            done += Request.testSomeStatus(tested).length;
            done += done < 2 ? Request.testSome(tested).length : 0;
        }
        exchange.assertDone(tested);
    }

    @Test
    void statusesWithoutCompletion() {
        Request[] two = exchange.begin();
        Status status = first(two[0]::getStatus);
        assertEquals(PREVIOUS, status.getSource());
        assertFalse(two[0].isNull());
        if (Linkage.has("MPI_Request_get_status_all")) {
            assertEquals(2, first(() -> Request.getStatusAll(two)).length);
            assertNotNull(first(() -> Request.getStatusAny(two)));
            assertTrue(Request.getStatusSome(two).length > 0);
        }
        Request.waitAll(two);
        exchange.assertDone(two);
    }

    @Test
    void cancelled() {
        Request receive = WORLD.iRecv(got, 1, MPI.INT, RANK, TAG + 1);
        receive.cancel();
        assertTrue(receive.waitStatus().isCancelled());
    }

    @Test
    void ofThePrograms() {
        Grequest request = Grequest.start(status -> status.setElements(MPI.INT, 3), null, null);
        request.complete();
        assertEquals(3, request.waitStatus().getElements(MPI.INT));
        Status status = new Status();
        status.setElements(MPI.INT, 4);
        status.setCancelled(true);
        assertEquals(4, status.getElements(MPI.INT));
        assertTrue(status.isCancelled());
    }

    @Test
    void statusesOfThePrograms() {
        Status status = new Status();
        status.source = 3;
        assertEquals(3, status.getSource());
        Lacks.assumeHas("MPI_Status_set_tag");
        status.setTag(5);
        status.setSource(6);
        status.setError(MPI.SUCCESS);
        assertEquals(5, status.getTag());
        assertEquals(6, status.getSource());
        assertEquals(MPI.SUCCESS, status.getError());
    }
}
