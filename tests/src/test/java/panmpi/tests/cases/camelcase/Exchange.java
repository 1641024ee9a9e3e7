package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.Request;

/**
 * Exchange of an int with the neighbours in the ring, by a nonblocking receive and a nonblocking
 * send.
 */
final class Exchange {
    static final int TAG = 22;

    /** Buffer whose first element becomes the int that arrives. */
    final int[] got = new int[2];

    /** Begins a receive and a send. */
    Request[] begin() {
        got[0] = -1;
        return new Request[] {
            WORLD.iRecv(got, 1, MPI.INT, PREVIOUS, TAG),
            WORLD.iSend(new int[] {RANK}, 1, MPI.INT, NEXT, TAG)
        };
    }

    /** Checks that both requests are complete, and that the message has arrived. */
    void assertDone(Request... all) {
        for (Request request : all) {
            assertTrue(request.isNull());
        }
        assertEquals(PREVIOUS, got[0]);
    }
}
