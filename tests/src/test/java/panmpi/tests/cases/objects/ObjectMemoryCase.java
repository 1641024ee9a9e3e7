package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import mpi.MPI;
import mpi.ObjectRequest;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests messages of objects that reuse memory which longer or shorter messages used before. */
@MpiTest(ranks = {1, 2, 3})
final class ObjectMemoryCase {
    private static final int TAG = 6;

    /** Lengths of arrays in the order of messages. */
    private static final int[] LENGTHS = {10, 200_000, 50_000, 0, 600_000, 1, 50_001, 199_999};

    @Test
    void rootsOfTurns() {
        for (int round = 0; round < LENGTHS.length; round++) {
            int root = round % SIZE;
            double[] mine = RANK == root ? numbers(RANK, round) : null;
            assertArrayEquals(numbers(root, round), WORLD.<double[]>bcast(mine, root));
        }
    }

    @Test
    void eachRankHasAnotherLength() {
        for (int round = 0; round < LENGTHS.length; round++) {
            List<double[]> all = WORLD.allgather(numbers(RANK, round + RANK));
            assertEquals(SIZE, all.size());
            for (int rank = 0; rank < SIZE; rank++) {
                assertArrayEquals(numbers(rank, round + rank), all.get(rank));
            }
        }
    }

    @Test
    void eachPairHasAnotherLength() {
        for (int round = 0; round < LENGTHS.length; round++) {
            List<double[]> sent = new ArrayList<>();
            for (int to = 0; to < SIZE; to++) {
                sent.add(numbers(RANK, round + to));
            }
            List<double[]> received = WORLD.alltoall(sent);
            for (int from = 0; from < SIZE; from++) {
                assertArrayEquals(numbers(from, round + RANK), received.get(from));
            }
        }
    }

    /** Tests several receives at a time, one of them from MPI.PROC_NULL, which gets no message. */
    @Test
    void roomsOfEarlierMessages() {
        for (int round = 0; round < LENGTHS.length; round++) {
            ObjectRequest<double[]> first = WORLD.irecv(PREVIOUS, TAG);
            ObjectRequest<double[]> none = WORLD.irecv(MPI.PROC_NULL, TAG);
            ObjectRequest<double[]> second = WORLD.irecv(PREVIOUS, TAG);
            var sent = WORLD.isend(numbers(RANK, round), NEXT, TAG);
            WORLD.send(numbers(RANK, round + 1), NEXT, TAG);
            assertArrayEquals(numbers(PREVIOUS, round), first.get());
            assertArrayEquals(numbers(PREVIOUS, round + 1), second.get());
            assertNull(none.get());
            sent.Wait();
        }
    }

    private static double[] numbers(int rank, int round) {
        double[] numbers = new double[LENGTHS[round % LENGTHS.length]];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = 1e9 * rank + 1e6 * round + i % 1009;
        }
        return numbers;
    }
}
