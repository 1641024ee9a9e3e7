package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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
import java.util.function.Supplier;
import mpi.Comm;
import mpi.Datatype;
import mpi.Freeable;
import mpi.Grequest;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;
import mpi.internal.link.Linkage;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Completion of requests: with a status, or with what the call returns beside it. */
@MpiTest(ranks = {1, 2})
final class CamelRequestsCase {
    private static final int TAG = 22;

    private final int[] got = new int[2];

    private Request[] pair() {
        got[0] = -1;
        return new Request[] {
            WORLD.iRecv(got, 1, MPI.INT, PREVIOUS, TAG),
            WORLD.iSend(new int[] {RANK}, 1, MPI.INT, NEXT, TAG)
        };
    }

    private void assertDone(Request... all) {
        for (Request request : all) {
            assertTrue(request.isNull());
        }
        assertEquals(PREVIOUS, got[0]);
    }

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
        Request[] two = pair();
        two[1].waitFor();
        assertEquals(PREVIOUS, two[0].waitStatus().getSource());
        assertDone(two);
        Request[] tested = pair();
        Status status = first(tested[0]::testStatus);
        assertEquals(TAG, status.getTag());
        while (!tested[1].test()) {
            Thread.onSpinWait();
        }
        assertDone(tested);
    }

    @Test
    void all() {
        Request[] waited = pair();
        Request.waitAll(waited);
        assertDone(waited);
        Request[] statuses = pair();
        assertEquals(PREVIOUS, Request.waitAllStatus(statuses)[0].getSource());
        assertDone(statuses);
        Request[] tested = pair();
        assertEquals(2, first(() -> Request.testAllStatus(tested)).length);
        assertDone(tested);
        Request[] plain = pair();
        while (!Request.testAll(plain)) {
            Thread.onSpinWait();
        }
        assertDone(plain);
    }

    @Test
    void any() {
        Request[] two = pair();
        int index = Request.waitAny(two);
        assertEquals(1 - index, Request.waitAnyStatus(two).getIndex());
        assertDone(two);
        Request[] tested = pair();
        int found = first(() -> Request.testAnyStatus(tested)).getIndex();
        assertTrue(tested[found].isNull());
        int other = Request.testAny(tested);
        while (other == MPI.UNDEFINED) {
            other = Request.testAny(tested);
        }
        assertEquals(1 - found, other);
        assertDone(tested);
    }

    @Test
    void some() {
        Request[] two = pair();
        int done = Request.waitSome(two).length;
        while (done < 2) {
            done += Request.waitSomeStatus(two).length;
        }
        assertDone(two);
        assertNull(Request.waitSome(two));
        Request[] tested = pair();
        done = 0;
        while (done < 2) {
            done += Request.testSomeStatus(tested).length;
            done += done < 2 ? Request.testSome(tested).length : 0;
        }
        assertDone(tested);
    }

    @Test
    void statusesWithoutCompletion() {
        Request[] two = pair();
        Status status = first(two[0]::getStatus);
        assertEquals(PREVIOUS, status.getSource());
        assertFalse(two[0].isNull());
        if (Linkage.has("MPI_Request_get_status_all")) {
            assertEquals(2, first(() -> Request.getStatusAll(two)).length);
            assertNotNull(first(() -> Request.getStatusAny(two)));
            assertTrue(Request.getStatusSome(two).length > 0);
        }
        Request.waitAll(two);
        assertDone(two);
    }

    @Test
    void cancelled() {
        Request receive = WORLD.iRecv(got, 1, MPI.INT, RANK, TAG + 1);
        receive.cancel();
        assertTrue(receive.waitStatus().isCancelled());
    }

    @Test
    void freed() {
        Request send = WORLD.iSend(new int[] {RANK}, 1, MPI.INT, NEXT, TAG);
        send.free();
        assertTrue(send.isNull());
        WORLD.recv(got, 1, MPI.INT, PREVIOUS, TAG);
        assertEquals(PREVIOUS, got[0]);
    }

    /** A completed request is null; programs free it all the same. */
    // An error of a call without a communicator ends a process that has sessions alone.
    @Tag("init")
    @Test
    void freedOnceComplete() {
        Request[] two = pair();
        for (Request request : two) {
            request.waitFor();
            request.free();
            request.free();
        }
        assertDone(two);
        Request[] array = pair();
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

    // An error of a call without a communicator ends a process that has sessions alone.
    @Tag("init")
    @Test
    void nullRequestsAreComplete() {
        Request[] two = pair();
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

    /** All other objects are MPI's to refuse: none is freed twice in silence. */
    // An error of a call without a communicator ends a process that has sessions alone.
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

    // Open MPI crashes where a partitioned message is made and there is no Init.
    @Tag("init")
    @Test
    void partitions() {
        Lacks.assumeHas("MPI_Psend_init");
        int[] sent = {RANK, RANK, RANK, RANK, RANK};
        int[] all = new int[5];
        Lacks.assumeNot("Intel(R) MPI", "a rank cannot send partitions to itself");
        try (Prequest send = WORLD.pSendInit(sent, 5, 1, MPI.INT, NEXT, TAG, null);
                Prequest receive = WORLD.pRecvInit(all, 5, 1, MPI.INT, PREVIOUS, TAG, null)) {
            Prequest.startAll(new Prequest[] {receive, send});
            send.pReady(0);
            send.pReadyRange(1, 2);
            send.pReadyList(new int[] {3, 4});
            while (!receive.pArrived(0)) {
                Thread.onSpinWait();
            }
            Request.waitAll(new Request[] {send, receive});
            int p = PREVIOUS;
            assertArrayEquals(new int[] {p, p, p, p, p}, all);
        }
    }
}
