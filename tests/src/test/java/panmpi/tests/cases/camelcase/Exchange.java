package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.Request;

/** A message of one int to the next rank, as a receive and a send that are under way. */
final class Exchange {
    static final int TAG = 22;

    /** The first element is what has arrived. */
    final int[] got = new int[2];

    /** Begins a receive and a send. */
    Request[] begin() {
        got[0] = -1;
        return new Request[] {
            WORLD.iRecv(got, 1, MPI.INT, PREVIOUS, TAG),
            WORLD.iSend(new int[] {RANK}, 1, MPI.INT, NEXT, TAG)
        };
    }

    /** Both are complete, and the message has arrived. */
    void assertDone(Request... all) {
        for (Request request : all) {
            assertTrue(request.isNull());
        }
        assertEquals(PREVIOUS, got[0]);
    }
}
