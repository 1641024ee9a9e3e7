package panmpi.tests.cases.communicators;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;
import static panmpi.tests.support.World.assertWorks;

import java.util.ArrayList;
import mpi.Comm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests hundreds of communicators, and freed communicators with messages in progress. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class CommLifeCase {
    private static final int MANY = SIZE > 2 ? 10 : 100;

    @Test
    void messagesArriveAfterTheFree() {
        var copy = WORLD.clone();
        int[] received = {-1, -1};
        var receive = copy.Irecv(received, 1, 1, MPI.INT, PREVIOUS, 3);
        WORLD.Barrier();
        var send = copy.Isend(new int[] {RANK}, 0, 1, MPI.INT, NEXT, 3);
        copy.Free();
        assertTrue(copy.Is_null());
        Request.Waitall(new Request[] {receive, send});
        assertArrayEquals(new int[] {-1, PREVIOUS}, received);
    }

    @Test
    void manyAtATime() {
        var copies = new ArrayList<Intracomm>();
        for (int i = 0; i < MANY; i++) {
            copies.add(WORLD.Dup());
        }
        assertWorks(copies.getFirst());
        assertWorks(copies.getLast());
        assertEquals(MPI.CONGRUENT, Comm.Compare(copies.getFirst(), copies.getLast()));
        copies.forEach(Intracomm::Free);
    }

    @Test
    void manyOneAfterAnother() {
        for (int i = 0; i < 5 * MANY; i++) {
            var half = WORLD.Split(RANK % 2, -RANK);
            assertEquals((SIZE - 1 - RANK) / 2, half.Rank());
            half.Free();
        }
    }

    /** Tests a communicator of the first n ranks, for each n. */
    @Test
    void firstRanksOfEveryNumber() {
        for (int n = 1; n <= SIZE; n++) {
            var first = WORLD.Split(RANK < n ? 1 : MPI.UNDEFINED, RANK);
            assertEquals(RANK >= n, first == null);
            if (RANK < n) {
                assertEquals(n, first.Size());
                assertEquals(RANK, first.Rank());
                assertWorks(first);
                first.Free();
            }
        }
    }
}
