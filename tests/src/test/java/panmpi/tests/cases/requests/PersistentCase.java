package panmpi.tests.cases.requests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Datatype;
import mpi.MPI;
import mpi.Prequest;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Patterns;
import panmpi.tests.support.Place;

/** Tests persistent requests in every mode: each start moves the buffer's contents at that time. */
@MpiTest(ranks = {1, 2, 3, 4, 8})
final class PersistentCase {
    private static final int TAG = 9;
    private static final int ROUNDS = 3;
    private static final String HANGS =
            "after a persistent request to nobody, persistent collectives wait for ever, in C too";

    /** A call that prepares a send of elements of an array. */
    private interface Init {
        Prequest init(Object buf, int offset, int count, Datatype type, int dest, int tag);
    }

    /** A call that prepares a send of a segment. */
    private interface SegmentInit {
        Prequest init(MemorySegment buf, long count, Datatype type, int dest, int tag);
    }

    @Test
    void standard() {
        restartArrays(WORLD::Send_init);
        restartSegments(WORLD::Send_init);
    }

    @Test
    void synchronous() {
        restartArrays(WORLD::Ssend_init);
        restartSegments(WORLD::Ssend_init);
    }

    @Test
    void ready() {
        restartArrays(WORLD::Rsend_init);
        restartSegments(WORLD::Rsend_init);
    }

    @Test
    void buffered() {
        try (var arena = Arena.ofConfined()) {
            MPI.Buffer_attach(arena.allocate(10_000 + 10L * MPI.BSEND_OVERHEAD));
            restartArrays(WORLD::Bsend_init);
            restartSegments(WORLD::Bsend_init);
            MPI.Detach_buffer();
        }
    }

    @Test
    void startallStartsAllThatAreThere() {
        var type = Patterns.INT;
        var sent = new int[4];
        var received = type.untouched(6);
        var requests =
                new Prequest[] {
                    WORLD.Recv_init(received, 0, 2, type.datatype, PREVIOUS, TAG),
                    WORLD.Recv_init(received, 2, 2, type.datatype, PREVIOUS, TAG + 1),
                    WORLD.Send_init(sent, 2, 2, type.datatype, NEXT, TAG + 1),
                    WORLD.Send_init(sent, 0, 2, type.datatype, NEXT, TAG)
                };
        for (int round = 0; round < ROUNDS; round++) {
            System.arraycopy(type.filled(seed(RANK, round), 4), 0, sent, 0, 4);
            Prequest.Startall(requests);
            var statuses = Prequest.Waitall(requests);
            assertEquals(PREVIOUS, statuses[1].source);
            assertEquals(TAG + 1, statuses[1].tag);
            assertEquals(2, statuses[1].count);
            type.assertHolds(received, 0, 4, seed(PREVIOUS, round), 0);
        }
        for (Prequest request : requests) {
            free(request);
        }
    }

    @Test
    void startallTakesNoRequestsAtAll() {
        Prequest.Startall(new Prequest[0]);
    }

    /** Tests that an inactive request does not write: the array belongs to the program. */
    @Test
    void inactiveRequestsLeaveTheArrayAlone() {
        var received = new int[] {7};
        var receive = WORLD.Recv_init(received, 0, 1, MPI.INT, RANK, TAG);
        receive.Wait();
        assertEquals(7, received[0]);
        receive.Start();
        WORLD.Send(new int[] {8}, 0, 1, MPI.INT, RANK, TAG);
        receive.Wait();
        assertEquals(8, received[0]);
        received[0] = 9;
        assertEquals(MPI.ANY_SOURCE, receive.Wait().source);
        assertEquals(MPI.ANY_TAG, receive.Test().tag);
        assertEquals(0, Prequest.Waitall(new Prequest[] {receive})[0].count);
        assertEquals(9, received[0]);
        free(receive);
    }

    @Test
    void toAndFromNobody() {
        Lacks.assumeNot("MPICH 4.0", HANGS);
        Lacks.assumeNot("Intel", HANGS);
        var received = new int[] {7};
        var requests =
                new Prequest[] {
                    WORLD.Send_init(new int[1], 0, 1, MPI.INT, MPI.PROC_NULL, TAG),
                    WORLD.Recv_init(received, 0, 1, MPI.INT, MPI.PROC_NULL, TAG)
                };
        for (int round = 0; round < ROUNDS; round++) {
            Prequest.Startall(requests);
            assertEquals(0, Prequest.Waitall(requests)[1].count);
            assertEquals(7, received[0]);
        }
        free(requests[0]);
        free(requests[1]);
    }

    @Test
    void statusFromNobody() {
        Lacks.assumeNot("MPICH", "a persistent receive from nobody is said to be from anybody");
        Lacks.assumeNot("Intel", HANGS);
        try (var receive = WORLD.Recv_init(new int[1], 0, 1, MPI.INT, MPI.PROC_NULL, TAG)) {
            receive.Start();
            assertEquals(MPI.PROC_NULL, receive.Wait().source);
        }
    }

    private static void restartArrays(Init init) {
        for (Patterns type : Patterns.values()) {
            var sent = type.untouched(8);
            var received = type.untouched(9);
            var send = init.init(sent, 1, 5, type.datatype, NEXT, TAG);
            var receive = WORLD.Recv_init(received, 2, 6, type.datatype, PREVIOUS, TAG);
            for (int round = 0; round < ROUNDS; round++) {
                System.arraycopy(type.filled(seed(RANK, round), 5), 0, sent, 1, 5);
                exchange(send, receive, type.datatype, 5);
                type.assertHolds(received, 2, 5, seed(PREVIOUS, round), 0);
            }
            free(send);
            free(receive);
        }
    }

    private static void restartSegments(SegmentInit init) {
        for (Place place : Place.values()) {
            var sent = place.filled(4, 0);
            var received = place.filled(5, -1);
            var send = init.init(sent, 3, MPI.INT, NEXT, TAG);
            var receive = WORLD.Recv_init(received, 4, MPI.INT, PREVIOUS, TAG);
            for (int round = 0; round < ROUNDS; round++) {
                sent.copyFrom(MemorySegment.ofArray(new int[] {RANK, round, 5}));
                exchange(send, receive, MPI.INT, 3);
                assertArrayEquals(new int[] {PREVIOUS, round, 5, -1, -1}, Place.ints(received));
            }
            free(send);
            free(receive);
        }
    }

    private static void exchange(Prequest send, Prequest receive, Datatype type, int count) {
        receive.Start();
        // Ready mode needs a receive that has begun.
        WORLD.Barrier();
        send.Start();
        var status = receive.Wait();
        send.Wait();
        assertEquals(PREVIOUS, status.source);
        assertEquals(TAG, status.tag);
        assertEquals(count, status.Get_count(type));
    }

    private static void free(Prequest request) {
        assertFalse(request.Is_null());
        request.Free();
        assertTrue(request.Is_null());
    }

    private static int seed(int rank, int round) {
        return 100 * rank + round;
    }
}
