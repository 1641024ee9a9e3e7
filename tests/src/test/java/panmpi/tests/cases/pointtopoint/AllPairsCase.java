package panmpi.tests.cases.pointtopoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests that every rank sends to every rank at once, including itself: messages of every type,
 * empty, short and long.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class AllPairsCase {
    private static final int TAG = 40;
    private static final int MEGABYTE = 1 << 20;

    /** A call that begins a send. */
    private interface Send {
        Request begin(Object buf, int offset, int count, Datatype type, int dest, int tag);
    }

    @Test
    void standard() {
        everyType(WORLD::Isend);
    }

    @Test
    void synchronous() {
        everyType(WORLD::Issend);
    }

    private static void everyType(Send send) {
        for (Patterns type : Patterns.values()) {
            for (int count : new int[] {0, 1, 7, 20_000}) {
                exchange(send, type, count);
            }
        }
    }

    private static void exchange(Send send, Patterns type, int count) {
        var received = new Object[SIZE];
        var requests = new Request[2 * SIZE];
        for (int peer = 0; peer < SIZE; peer++) {
            received[peer] = type.untouched(count + 3);
            requests[peer] = WORLD.Irecv(received[peer], 2, count, type.datatype, peer, TAG);
        }
        for (int peer = 0; peer < SIZE; peer++) {
            var sent = type.filled(seed(RANK, peer), count + 1);
            requests[SIZE + peer] = send.begin(sent, 1, count, type.datatype, peer, TAG);
        }
        var statuses = Request.Waitall(requests);
        for (int peer = 0; peer < SIZE; peer++) {
            assertEquals(peer, statuses[peer].source);
            assertEquals(count, statuses[peer].Get_count(type.datatype));
            type.assertHolds(received[peer], 2, count, seed(peer, RANK), 1);
        }
    }

    /** Lets the first rank receive from any source, in the order of arrival. */
    @Test
    void anySourceTakesEachMessageOnce() {
        for (Patterns type : Patterns.values()) {
            var request =
                    WORLD.Isend(type.filled(RANK, 5 + RANK), 0, 5 + RANK, type.datatype, 0, RANK);
            if (RANK == 0) {
                takeAll(type);
            }
            request.Wait();
            WORLD.Barrier();
        }
    }

    private static void takeAll(Patterns type) {
        int[] times = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            var got = type.untouched(5 + SIZE);
            var d = type.datatype;
            var status = WORLD.Recv(got, 0, 5 + SIZE, d, MPI.ANY_SOURCE, MPI.ANY_TAG);
            assertEquals(status.source, status.tag);
            assertEquals(5 + status.source, status.Get_count(d));
            type.assertHolds(got, 0, 5 + status.source, status.source, 0);
            times[status.source]++;
        }
        assertEquals(SIZE, IntStream.of(times).filter(n -> n == 1).count());
    }

    @Test
    void messagesOverAMegabyte() {
        for (Patterns type : Patterns.values()) {
            int count = MEGABYTE / type.bytes + 5;
            var got = type.untouched(count + 2);
            var sent = type.filled(RANK, count + 1);
            var d = type.datatype;
            WORLD.Sendrecv(sent, 1, count, d, NEXT, TAG, got, 2, count, d, PREVIOUS, TAG);
            type.assertHolds(got, 2, count, PREVIOUS, 1);
        }
    }

    private static int seed(int from, int to) {
        return 100 * from + to;
    }
}
