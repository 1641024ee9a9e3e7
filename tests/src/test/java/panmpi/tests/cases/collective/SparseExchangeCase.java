package panmpi.tests.cases.collective;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests exchanges of messages in which a receiver does not know in advance which ranks will send to
 * it.
 */
@MpiTest(ranks = {1, 2, 4})
final class SparseExchangeCase {

    @Test
    void arraysComeWithTheirSenders() {
        Map<Integer, int[]> in = WORLD.exchange(Map.of(NEXT, new int[] {RANK, 7}));
        assertEquals(Set.of(PREVIOUS), in.keySet());
        assertArrayEquals(new int[] {PREVIOUS, 7}, in.get(PREVIOUS));
    }

    @Test
    void ranksThatSendNothingReceive() {
        Map<Integer, double[]> out = RANK == 0 ? Map.of(SIZE - 1, new double[] {0.5}) : Map.of();
        Map<Integer, double[]> in = WORLD.exchange(out);
        assertEquals(RANK == SIZE - 1 ? 1 : 0, in.size());
        if (RANK == SIZE - 1) {
            assertArrayEquals(new double[] {0.5}, in.get(0));
        }
    }

    @Test
    void exchangesFollowEachOther() {
        for (int round = 0; round < 200; round++) {
            Map<Integer, long[]> out = new HashMap<>();
            for (int to = 0; to < SIZE; to++) {
                if ((round + to + RANK) % 3 != 0) {
                    out.put(to, new long[] {round});
                }
            }
            Map<Integer, long[]> in = WORLD.exchange(out);
            for (int from = 0; from < SIZE; from++) {
                boolean isSent = (round + RANK + from) % 3 != 0;
                assertEquals(isSent, in.containsKey(from));
                assertTrue(!isSent || in.get(from)[0] == round);
            }
        }
    }

    @Test
    void objectsAndArraysOfAllLengthsAreParts() {
        Map<Integer, List<String>> texts = WORLD.exchange(Map.of(NEXT, List.of("from " + RANK)));
        assertEquals(List.of("from " + PREVIOUS), texts.get(PREVIOUS));
        assertEquals(0, WORLD.exchange(Map.of(NEXT, new byte[0])).get(PREVIOUS).length);
        assertEquals(
                300_000, WORLD.exchange(Map.of(NEXT, new float[300_000])).get(PREVIOUS).length);
    }

    @Test
    void receivesOfTheProgramTakeNoneOfIt() {
        int[] message = new int[1];
        var request = WORLD.Irecv(message, 0, 1, MPI.INT, MPI.ANY_SOURCE, MPI.ANY_TAG);
        WORLD.exchange(Map.of(NEXT, new int[] {1}));
        WORLD.Send(new int[] {5}, 0, 1, MPI.INT, NEXT, 3);
        assertEquals(3, request.Wait().tag);
        assertEquals(5, message[0]);
    }

    @Test
    void communicatorsAreFreedWithTheirCopies() {
        Intracomm copy = WORLD.Dup();
        assertEquals(1, copy.exchange(Map.of(NEXT, new char[] {'a'})).size());
        copy.Free();
        assertTrue(copy.Is_null());
    }

    @Test
    void wrongPartsAreNamed() {
        assertSays("one for rank " + SIZE + ", which is outside 0..", Map.of(SIZE, new int[1]));
        Map<Integer, Object> part = new HashMap<>();
        part.put(0, null);
        assertSays("the part for rank 0 is null", part);
        assertSays("parts is null", null);
    }

    private static void assertSays(String words, Map<Integer, ?> parts) {
        var failure = assertThrows(MPIException.class, () -> WORLD.exchange(parts));
        assertTrue(failure.getMessage().contains(words), failure.getMessage());
    }
}
