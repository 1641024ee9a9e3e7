package panmpi.tests.cases.requests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import mpi.Grequest;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests generalized requests: they are complete when the program says so, and functions of the
 * program supply their status.
 */
@MpiTest(ranks = {1, 2})
final class GrequestCase {
    private static final int TAG = 60;

    private final List<String> seen = new ArrayList<>();

    @Test
    void waitAsksForTheStatusAndFrees() {
        var request = start();
        assertNull(request.Test());
        request.Complete();
        assertEquals(List.of(), seen);
        assertDescribed(request.Wait());
        assertEquals(List.of("query", "free"), seen);
        assertTrue(request.Is_null());
    }

    @Test
    void testAsksForTheStatusAndFrees() {
        var request = start();
        request.Complete();
        assertDescribed(request.Test());
        assertEquals(List.of("query", "free"), seen);
        assertTrue(request.Is_null());
    }

    @Test
    void getStatusAsksOnly() {
        var request = start();
        assertNull(request.Get_status());
        request.Complete();
        assertDescribed(request.Get_status());
        assertEquals(List.of("query"), seen);
        request.Wait();
        assertEquals("free", seen.getLast());
    }

    /** Tests cancellation: the query function reports to MPI that the request was cancelled. */
    @Test
    void cancelIsTold() {
        seen.clear();
        var request =
                Grequest.Start(
                        status -> status.Set_cancelled(true),
                        null,
                        complete -> seen.add("cancel " + complete));
        request.Cancel();
        request.Complete();
        request.Cancel();
        assertTrue(request.Wait().Test_cancelled());
        assertEquals(List.of("cancel false", "cancel true"), seen);
    }

    @Test
    void functionsMayBeMissing() {
        var request = Grequest.Start(null, null, null);
        request.Cancel();
        request.Complete();
        var status = request.Wait();
        assertEquals(MPI.UNDEFINED, status.source);
        assertEquals(MPI.UNDEFINED, status.tag);
        assertEquals(0, status.Get_count(MPI.BYTE));
        assertFalse(status.Test_cancelled());
    }

    @Test
    void freedRequestEndsWhenComplete() {
        var request = start();
        var same = request;
        request.Complete();
        same.Free();
        assertEquals(List.of("free"), seen);
        assertTrue(request.Is_null());
    }

    @Test
    void completesTogetherWithMessages() {
        var received = new int[1];
        var own = start();
        var requests = new Request[] {WORLD.Irecv(received, 0, 1, MPI.INT, RANK, TAG), own};
        own.Complete();
        var status = Request.Waitany(requests);
        assertEquals(1, status.index);
        assertDescribed(status);
        WORLD.Send(new int[] {4}, 0, 1, MPI.INT, RANK, TAG);
        assertEquals(0, Request.Waitany(requests).index);
        assertArrayEquals(new int[] {4}, received);
        assertEquals(MPI.UNDEFINED, Request.Waitany(requests).index);
    }

    @Test
    void manyAtOnceKeepTheirFunctions() {
        var requests = new Grequest[50];
        for (int i = 0; i < requests.length; i++) {
            int number = i;
            requests[i] = Grequest.Start(status -> status.source = number, null, null);
        }
        for (Grequest request : requests) {
            request.Complete();
        }
        var statuses = Request.Waitall(requests);
        for (int i = 0; i < requests.length; i++) {
            assertEquals(i, statuses[i].source);
        }
    }

    /** Tests the typical use: another thread completes the request. */
    @Test
    void anotherThreadCompletes() throws InterruptedException {
        var request = start();
        var worker = new Thread(request::Complete);
        worker.start();
        // The thread ends first, since not all libraries allow two threads in MPI at once.
        worker.join();
        assertDescribed(request.Wait());
        assertEquals(List.of("query", "free"), seen);
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Wait, ends the process.
    @Tag("init")
    @Test
    void failureOfAFunctionIsTheRequests() {
        var request =
                Grequest.Start(
                        status -> {
                            throw new MPIException("no result");
                        },
                        null,
                        null);
        request.Complete();
        assertThrows(MPIException.class, request::Wait);
    }

    private Grequest start() {
        seen.clear();
        return Grequest.Start(
                status -> {
                    seen.add("query");
                    status.source = 3;
                    status.tag = 4;
                    status.Set_elements(MPI.INT, 5);
                },
                () -> seen.add("free"),
                complete -> seen.add("cancel " + complete));
    }

    private static void assertDescribed(Status status) {
        assertEquals(3, status.source);
        assertEquals(4, status.tag);
        assertEquals(5, status.Get_count(MPI.INT));
        assertEquals(20, status.count);
    }

    @Test
    void secondCompletionIsRefused() {
        var request = Grequest.Start(status -> {}, () -> {}, complete -> {});
        request.Complete();
        var refusal = assertThrows(MPIException.class, request::Complete);
        assertEquals(Mpi.MPI_ERR_REQUEST, refusal.Get_error_class(), refusal.getMessage());
        request.Wait();
        assertTrue(request.Is_null());
    }
}
