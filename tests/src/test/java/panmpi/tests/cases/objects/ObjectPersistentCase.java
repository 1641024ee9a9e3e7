package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.SampleObjects;

/**
 * Tests requests that send and receive objects again and again, of more or fewer bytes each time.
 */
@MpiTest(ranks = {1, 2, 3})
final class ObjectPersistentCase {
    private static final int TAG = 22;
    private static final int ROUNDS = 4;

    private final Object[] sent = new Object[3];
    private final Object[] received = new Object[3];

    @Test
    void standardMode() {
        rounds(WORLD.Send_init(sent, 1, 2, MPI.OBJECT, NEXT, TAG));
    }

    @Test
    void synchronousMode() {
        rounds(WORLD.Ssend_init(sent, 1, 2, MPI.OBJECT, NEXT, TAG));
    }

    @Test
    void bufferedMode() {
        MPI.Buffer_attach(new byte[1 << 18]);
        rounds(WORLD.Bsend_init(sent, 1, 2, MPI.OBJECT, NEXT, TAG));
        MPI.Buffer_detach();
    }

    @Test
    void readyMode() {
        var send = WORLD.Rsend_init(sent, 1, 2, MPI.OBJECT, NEXT, TAG);
        var receive = WORLD.Recv_init(received, 0, 2, MPI.OBJECT, PREVIOUS, TAG);
        for (int round = 0; round < ROUNDS; round++) {
            fill(round);
            receive.Start();
            WORLD.Barrier();
            send.Start();
            check(round, Request.Waitall(new Request[] {receive, send})[0].count);
        }
        send.Free();
        receive.Free();
    }

    @Test
    void requestIsInactiveBetweenStarts() {
        var send = WORLD.Send_init(sent, 1, 2, MPI.OBJECT, NEXT, TAG);
        assertFalse(send.Is_null());
        assertEquals(MPI.ANY_SOURCE, send.Wait().source);
        var receive = WORLD.Recv_init(received, 0, 2, MPI.OBJECT, PREVIOUS, TAG);
        fill(0);
        Prequest.Startall(new Prequest[] {receive, send});
        check(0, receive.Wait().count);
        send.Wait();
        assertFalse(send.Is_null());
        send.Free();
        receive.Free();
        assertTrue(send.Is_null());
        assertTrue(receive.Is_null());
    }

    @Test
    void activeRequestDoesNotStart() {
        var send = WORLD.Ssend_init(sent, 1, 2, MPI.OBJECT, NEXT, TAG);
        send.Start();
        var failure = assertThrows(MPIException.class, send::Start);
        assertTrue(failure.getMessage().contains("active already"), failure.getMessage());
        WORLD.Recv(received, 0, 2, MPI.OBJECT, PREVIOUS, TAG);
        send.Wait();
        send.Free();
    }

    private void rounds(Prequest send) {
        var receive = WORLD.Recv_init(received, 0, 2, MPI.OBJECT, PREVIOUS, TAG);
        for (int round = 0; round < ROUNDS; round++) {
            fill(round);
            receive.Start();
            send.Start();
            send.Wait();
            check(round, receive.Wait().count);
        }
        send.Free();
        receive.Free();
    }

    private void fill(int round) {
        sent[1] = SampleObjects.of(RANK, round);
        sent[2] = "longer".repeat(round * 1000);
        received[0] = null;
        received[1] = null;
        received[2] = "mine";
    }

    private void check(int round, int count) {
        assertEquals(2, count);
        SampleObjects.assertHolds(new Object[] {received[0]}, 0, 1, PREVIOUS, round);
        assertEquals("longer".repeat(round * 1000), received[1]);
        assertEquals("mine", received[2]);
    }
}
