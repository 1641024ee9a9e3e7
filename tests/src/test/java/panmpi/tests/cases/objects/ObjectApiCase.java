package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import mpi.MPI;
import mpi.MPIException;
import mpi.ObjectRequest;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests the methods with names in lower case, such as {@code recv}, which take an object or return
 * an object, without a buffer.
 */
@MpiTest(ranks = {1, 2, 3})
final class ObjectApiCase {
    private static final int TAG = 31;

    /** Returns an object to send: a map of arrays that names its sender. */
    private static Map<String, List<int[]>> thing(int rank) {
        return Map.of("rank " + rank, List.of(new int[] {rank}, new int[rank + 1000]));
    }

    private static void check(int rank, Map<String, List<int[]>> thing) {
        assertEquals(thing(rank).keySet(), thing.keySet());
        assertArrayEquals(
                thing(rank).get("rank " + rank).toArray(), thing.get("rank " + rank).toArray());
    }

    @Test
    void aroundTheRing() {
        Request sent = WORLD.isend(thing(RANK), NEXT, TAG);
        Map<String, List<int[]>> got = WORLD.recv(PREVIOUS, TAG);
        sent.Wait();
        check(PREVIOUS, got);
    }

    @Test
    void statusTellsOfWildcards() {
        Request sent = WORLD.issend("hello", NEXT, TAG + RANK);
        Status status = new Status();
        String got = WORLD.recv(MPI.ANY_SOURCE, MPI.ANY_TAG, status);
        sent.Wait();
        assertEquals("hello", got);
        assertEquals(PREVIOUS, status.source);
        assertEquals(TAG + PREVIOUS, status.tag);
        assertEquals(1, status.Get_count(MPI.OBJECT));
    }

    @Test
    void typedRequests() {
        ObjectRequest<double[][]> request = WORLD.irecv(PREVIOUS, TAG);
        WORLD.send(new double[][] {{RANK}, {1, 2, 3}}, NEXT, TAG);
        double[][] got = request.get();
        assertArrayEquals(new double[][] {{PREVIOUS}, {1, 2, 3}}, got);
        assertTrue(request.isDone());
        assertEquals(PREVIOUS, request.status().source);
    }

    @Test
    void requestsAreCompletedTogether() {
        List<ObjectRequest<Integer>> requests =
                IntStream.range(0, 5)
                        .mapToObj(i -> WORLD.<Integer>irecv(PREVIOUS, TAG + i))
                        .toList();
        IntStream.range(0, 5).forEach(i -> WORLD.send(10 * RANK + i, NEXT, TAG + i));
        Request.Waitall(requests.stream().map(ObjectRequest::request).toArray(Request[]::new));
        for (int i = 0; i < 5; i++) {
            assertEquals(10 * PREVIOUS + i, requests.get(i).get());
        }
    }

    @Test
    void nobodySendsNull() {
        assertNull(WORLD.recv(MPI.PROC_NULL, TAG));
        WORLD.send("nobody reads this", MPI.PROC_NULL, TAG);
    }

    @Test
    void nullIsAnObject() {
        String got = WORLD.sendrecv(null, NEXT, TAG, PREVIOUS, TAG);
        assertNull(got);
    }

    @Test
    void matchedProbe() {
        Request sent = WORLD.isend(thing(RANK), NEXT, TAG);
        var found = WORLD.Mprobe(PREVIOUS, TAG);
        check(PREVIOUS, found.message().mrecv());
        sent.Wait();
    }

    @Test
    void broadcast() {
        for (int root = 0; root < SIZE; root++) {
            Map<String, List<int[]>> mine = RANK == root ? thing(root) : null;
            Map<String, List<int[]>> got = WORLD.bcast(mine, root);
            check(root, got);
        }
    }

    @Test
    void gatheredAndScattered() {
        int root = SIZE - 1;
        List<String> all = WORLD.gather("rank " + RANK, root);
        if (RANK != root) {
            assertNull(all);
        } else {
            all = new ArrayList<>(all);
            all.replaceAll(text -> text + "!");
        }
        assertEquals("rank " + RANK + "!", WORLD.scatter(all, root));
    }

    @Test
    void toAndFromAll() {
        List<String> all = WORLD.allgather("from " + RANK);
        assertEquals(IntStream.range(0, SIZE).mapToObj(i -> "from " + i).toList(), all);
        List<int[]> sent = IntStream.range(0, SIZE).mapToObj(i -> new int[] {RANK, i}).toList();
        List<int[]> got = WORLD.alltoall(sent);
        for (int i = 0; i < SIZE; i++) {
            assertArrayEquals(new int[] {i, RANK}, got.get(i));
        }
    }

    @Test
    void reductionsKeepTheOrderOfTheRanks() {
        String whole = IntStream.range(0, SIZE).mapToObj(i -> i + ".").reduce("", String::concat);
        String mine = RANK + ".";
        assertEquals(whole, WORLD.allreduce(mine, String::concat));
        String atRoot = WORLD.reduce(mine, String::concat, 0);
        assertEquals(RANK == 0 ? whole : null, atRoot);
        assertEquals(whole.substring(0, 2 * RANK + 2), WORLD.scan(mine, String::concat));
        String before = WORLD.exscan(mine, String::concat);
        assertEquals(RANK == 0 ? null : whole.substring(0, 2 * RANK), before);
    }

    @Test
    void reducedForEach() {
        List<Integer> sent = IntStream.range(0, SIZE).mapToObj(i -> 100 * RANK + i).toList();
        int sum = WORLD.reduce_scatter_block(sent, Integer::sum);
        assertEquals(100 * SIZE * (SIZE - 1) / 2 + SIZE * RANK, sum);
    }

    @Test
    void whatArrivesIsACopy() {
        Object sent = new int[] {1, 2, 3};
        Object got = WORLD.sendrecv(sent, RANK, TAG, RANK, TAG);
        assertNotSame(sent, got);
        assertArrayEquals((int[]) sent, (int[]) got);
    }

    /**
     * Tests messages that have the same length as the message before, but rows of other lengths.
     */
    @Test
    void largeMatricesOfAnyShape() {
        for (int times = 0; times < 6; times++) {
            float[][] matrix = new float[300][];
            for (int i = 0; i < matrix.length; i++) {
                matrix[i] = new float[i % 3 == times % 3 ? 700 : 600];
                Arrays.fill(matrix[i], RANK + i);
            }
            Request sent = WORLD.isend(matrix, NEXT, TAG);
            float[][] got = WORLD.recv(PREVIOUS, TAG);
            sent.Wait();
            for (int i = 0; i < matrix.length; i++) {
                assertEquals(matrix[i].length, got[i].length);
                assertEquals(PREVIOUS + i, got[i][got[i].length - 1]);
            }
        }
    }

    @Test
    void listsMustHaveOneForEach() {
        var failure =
                assertThrows(MPIException.class, () -> WORLD.alltoall(List.of(1, 2, 3, 4, 5)));
        assertTrue(failure.getMessage().contains("a list of 5 objects"), failure.getMessage());
        assertEquals(MPI.ERR_COUNT, failure.Get_error_class());
    }
}
