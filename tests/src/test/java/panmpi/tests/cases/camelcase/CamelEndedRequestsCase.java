package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.List;
import mpi.Comm;
import mpi.Datatype;
import mpi.Freeable;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that programs may free a request that is complete, null or already freed, by camelCase
 * calls.
 */
@MpiTest(ranks = {1, 2})
final class CamelEndedRequestsCase {
    private static final int TAG = Exchange.TAG;

    private final Exchange exchange = new Exchange();
    private final int[] got = exchange.got;

    @Test
    void freed() {
        Request send = WORLD.iSend(new int[] {RANK}, 1, MPI.INT, NEXT, TAG);
        send.free();
        assertTrue(send.isNull());
        WORLD.recv(got, 1, MPI.INT, PREVIOUS, TAG);
        assertEquals(PREVIOUS, got[0]);
    }

    /** Tests that a request may be freed after its completion, which has made it null. */
    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Request_free, ends the process.
    @Tag("init")
    @Test
    void freedOnceComplete() {
        Request[] two = exchange.begin();
        for (Request request : two) {
            request.waitFor();
            request.free();
            request.free();
        }
        exchange.assertDone(two);
        Request[] array = exchange.begin();
        Request.waitAll(array);
        for (Request request : array) {
            request.free();
        }
        Request barrier = WORLD.iBarrier();
        while (!barrier.test()) {
            Thread.onSpinWait();
        }
        barrier.free();
        MPI.REQUEST_NULL.free();
        assertThrows(MPIException.class, two[0]::Free);
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Cancel, ends the process.
    @Tag("init")
    @Test
    void nullRequestsAreComplete() {
        Request[] two = exchange.begin();
        Request.waitAll(two);
        for (Request request : List.of(two[0], MPI.REQUEST_NULL)) {
            request.waitFor();
            assertTrue(request.test());
            assertEquals(MPI.ANY_SOURCE, request.waitStatus().getSource());
            assertEquals(0, request.testStatus().getCount(MPI.INT));
            assertNotNull(request.getStatus());
            assertThrows(MPIException.class, request::cancel);
        }
        Request.waitAll(two);
        assertTrue(Request.testAll(two));
        assertEquals(2, Request.waitAllStatus(two).length);
        assertEquals(MPI.UNDEFINED, Request.waitAny(two));
        assertEquals(MPI.UNDEFINED, Request.testAny(two));
        assertNull(Request.waitSomeStatus(two));
    }

    @Test
    void persistentOnesAreFreedOnce() {
        try (Prequest receive = WORLD.recvInit(got, 1, MPI.INT, PREVIOUS, TAG);
                Prequest send = WORLD.sendInit(new int[] {RANK}, 1, MPI.INT, NEXT, TAG)) {
            send.waitFor();
            assertTrue(send.test());
            Prequest.startAll(new Prequest[] {receive, send});
            Request.waitAll(new Request[] {receive, send});
            assertFalse(send.isNull());
            for (Prequest request : List.of(send, receive)) {
                request.free();
                request.free();
                assertTrue(request.isNull());
            }
        }
        assertEquals(PREVIOUS, got[0]);
    }

    /** Tests that MPI refuses to free objects of other classes twice. */
    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Group_free, ends the process.
    @Tag("init")
    @Test
    void otherObjectsAreFreedOnce() {
        Group group = WORLD.getGroup();
        Info info = new Info();
        Datatype type = Datatype.createContiguous(2, MPI.INT);
        Comm comm = WORLD.dup();
        for (Freeable object : List.of(group, info, type, comm)) {
            object.free();
            assertThrows(MPIException.class, object::free);
        }
        assertTrue(group.isNull() && info.isNull() && type.isNull() && comm.isNull());
    }
}
