package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Until;

/**
 * Tests objects that are counted by a probe before they are received, as in programs for MPJ
 * Express.
 */
@MpiTest
final class ProbedObjectsCase {
    private static final int TAG = 77;
    private static final String[] WORDS = {"how", "many", "are", "these"};

    private static Request send(String... words) {
        return WORLD.Isend(words, 0, words.length, MPI.OBJECT, NEXT, TAG);
    }

    private static String[] receive(int count, int source, int tag) {
        var words = new String[count];
        Status status = WORLD.Recv(words, 0, count, MPI.OBJECT, source, tag);
        assertEquals(PREVIOUS, status.source);
        assertEquals(TAG, status.tag);
        assertEquals(count, status.count);
        return words;
    }

    @Test
    void probeCountsThem() {
        var send = send(WORDS);
        Status probed = WORLD.Probe(PREVIOUS, TAG);
        int count = probed.Get_count(MPI.OBJECT);
        assertEquals(WORDS.length, count);
        assertEquals(count, probed.Get_elements(MPI.OBJECT));
        assertArrayEquals(WORDS, receive(count, probed.source, probed.tag));
        send.Wait();
    }

    @Test
    void theMessageIsProbedAgain() {
        var sends = new Request[] {send(WORDS), send("the", "last")};
        assertEquals(WORDS.length, WORLD.Probe(PREVIOUS, TAG).Get_count(MPI.OBJECT));
        Status again = WORLD.Iprobe(PREVIOUS, MPI.ANY_TAG);
        assertEquals(WORDS.length, again.Get_count(MPI.OBJECT));
        again.source = -1;
        assertEquals(PREVIOUS, WORLD.Probe(MPI.ANY_SOURCE, MPI.ANY_TAG).source);
        assertArrayEquals(WORDS, receive(WORDS.length, PREVIOUS, TAG));
        Status next = Until.notNull(() -> WORLD.Iprobe(PREVIOUS, TAG));
        assertEquals(2, next.Get_count(MPI.OBJECT));
        assertArrayEquals(new String[] {"the", "last"}, receive(2, PREVIOUS, TAG));
        Request.Waitall(sends);
    }

    @Test
    void itIsSetAsideByAMatchedProbe() {
        var send = send(WORDS);
        assertEquals(WORDS.length, WORLD.Probe(PREVIOUS, TAG).Get_count(MPI.OBJECT));
        var words = new String[WORDS.length];
        var message = WORLD.Mprobe(PREVIOUS, TAG).message();
        message.Mrecv(words, 0, words.length, MPI.OBJECT);
        assertArrayEquals(WORDS, words);
        assertThrows(MPIException.class, () -> message.Mrecv(words, 0, words.length, MPI.OBJECT));
        send.Wait();
    }

    @Test
    void longMessagesAreCounted() {
        var numbers = new double[][] {new double[100_000], new double[50_000]};
        numbers[1][49_999] = 5;
        var send = WORLD.Isend(numbers, 0, 2, MPI.OBJECT, NEXT, TAG);
        Status probed = WORLD.Probe(MPI.ANY_SOURCE, MPI.ANY_TAG);
        var got = new double[probed.Get_count(MPI.OBJECT)][];
        WORLD.Recv(got, 0, got.length, MPI.OBJECT, probed.source, probed.tag);
        assertEquals(5, got[1][49_999]);
        send.Wait();
    }

    @Test
    void aNonblockingReceiveIsRefused() {
        var send = send(WORDS);
        WORLD.Probe(PREVIOUS, TAG).Get_count(MPI.OBJECT);
        var words = new String[WORDS.length];
        var failure =
                assertThrows(
                        MPIException.class,
                        () -> WORLD.Irecv(words, 0, words.length, MPI.OBJECT, PREVIOUS, TAG));
        assertTrue(failure.getMessage().contains("such as Recv"), failure.getMessage());
        assertArrayEquals(WORDS, receive(WORDS.length, PREVIOUS, TAG));
        send.Wait();
    }

    @Test
    void numbersAreNoObjects() {
        var send = WORLD.Isend(new int[] {1, 2, 3}, 0, 3, MPI.INT, NEXT, TAG);
        Status probed = WORLD.Probe(PREVIOUS, TAG);
        assertEquals(3, probed.Get_count(MPI.INT));
        var failure = assertThrows(MPIException.class, () -> probed.Get_count(MPI.OBJECT));
        assertTrue(failure.getMessage().contains("12 bytes"), failure.getMessage());
        send.Wait();
    }
}
