package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mpi.Intercomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.ObjectRequest;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Tests nonblocking collective calls on objects. */
@MpiTest(ranks = {1, 2, 3, 4, 6})
final class ObjectRequestsCase {

    private static final int TAG = 37;

    private static String joined(int ranks) {
        return IntStream.range(0, ranks).mapToObj(r -> "r" + r).collect(Collectors.joining(" "));
    }

    private static List<String> all(String prefix) {
        return IntStream.range(0, SIZE).mapToObj(r -> prefix + r).toList();
    }

    private static String join(String lower, String higher) {
        return lower + " " + higher;
    }

    @Test
    void rootsSendToAll() {
        for (int root : ROOTS) {
            ObjectRequest<List<int[]>> all =
                    WORLD.ibcast(RANK == root ? List.of(new int[] {root, 7}) : null, root);
            ObjectRequest<String> mine = WORLD.iscatter(RANK == root ? all("to ") : null, root);
            assertEquals(7, all.get().getFirst()[1]);
            assertEquals("to " + RANK, mine.get());
        }
    }

    @Test
    void theRootKeepsItsObject() {
        List<Integer> object = List.of(RANK);
        List<Integer> got = WORLD.ibcast(object, LAST).get();
        if (RANK == LAST) {
            assertSame(object, got);
        } else {
            assertEquals(List.of(LAST), got);
        }
    }

    @Test
    void allSendToRoots() {
        for (int root : ROOTS) {
            List<String> got = WORLD.igather("from " + RANK, root).get();
            String sum = WORLD.ireduce("r" + RANK, ObjectRequestsCase::join, root).get();
            assertEquals(RANK == root ? all("from ") : null, got);
            assertEquals(RANK == root ? joined(SIZE) : null, sum);
        }
    }

    @Test
    void allSendToAll() {
        List<String> parts = IntStream.range(0, SIZE).mapToObj(r -> RANK + " to " + r).toList();
        List<String> expected = IntStream.range(0, SIZE).mapToObj(r -> r + " to " + RANK).toList();
        assertEquals(all("of "), WORLD.iallgather("of " + RANK).get());
        assertEquals(expected, WORLD.ialltoall(parts).get());
        assertEquals(
                String.join(" ", expected),
                WORLD.ireduce_scatter_block(parts, ObjectRequestsCase::join).get());
    }

    @Test
    void allCombine() {
        ObjectRequest<String> sum = WORLD.iallreduce("r" + RANK, ObjectRequestsCase::join);
        ObjectRequest<String> upTo = WORLD.iscan("r" + RANK, ObjectRequestsCase::join);
        ObjectRequest<String> before = WORLD.iexscan("r" + RANK, ObjectRequestsCase::join);
        assertEquals(joined(SIZE), sum.get());
        assertEquals(joined(RANK + 1), upTo.get());
        assertEquals(RANK == 0 ? null : joined(RANK), before.get());
    }

    @Test
    void endsInAnyOrder() {
        List<ObjectRequest<List<Integer>>> open = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            open.add(WORLD.iallgather(100 * i + RANK));
        }
        for (int i = 19; i >= 0; i -= 1 + RANK % 2) {
            assertEquals(100 * i + LAST, open.get(i).get().getLast());
        }
        for (int i = 0; i < 20; i++) {
            assertEquals(100 * i, open.get(i).get().getFirst());
        }
    }

    @Test
    void messagesOfTheProgramPassBetween() {
        ObjectRequest<String> request = WORLD.ibcast("news of " + RANK, 0);
        var got = WORLD.sendrecv("around", NEXT, TAG, PREVIOUS, MPI.ANY_TAG);
        assertEquals("around", got);
        WORLD.Barrier();
        assertEquals("news of 0", request.get());
    }

    /**
     * Tests that rank 0 can complete its request as soon as all ranks have begun theirs, before the
     * other ranks wait for theirs.
     */
    @Test
    void leavesTheRestToMpi() {
        WORLD.ibcast("first call", 0).get();
        ObjectRequest<List<String>> request = WORLD.igather("part " + RANK, 0);
        if (RANK == 0) {
            assertEquals(all("part "), request.get());
            IntStream.range(1, SIZE).forEach(r -> WORLD.send("go", r, TAG));
        } else {
            assertEquals("go", WORLD.recv(0, TAG));
            assertNull(request.get());
        }
    }

    @Test
    void longArrays() {
        double[] row = new double[300_000];
        row[299_999] = RANK;
        List<double[]> rows = WORLD.iallgather(row).get();
        for (int r = 0; r < SIZE; r++) {
            assertEquals(r, rows.get(r)[299_999]);
        }
        assertNotSame(row, rows.get(RANK));
    }

    @Test
    void futures() {
        CompletableFuture<Integer> sum = WORLD.iallreduce(RANK + 1, Integer::sum).toFuture();
        CompletableFuture<String> text = WORLD.ibcast("from " + RANK, LAST).toFuture();
        assertEquals(
                SIZE * (SIZE + 1) / 2 + " from " + LAST,
                sum.thenCombine(text, (n, s) -> n + " " + s).join());
    }

    @Test
    void failureOfTheOperationIsThrownAgain() {
        ObjectRequest<Integer> sum =
                WORLD.iallreduce(
                        RANK,
                        (a, b) -> {
                            throw new IllegalStateException("no sum");
                        });
        if (SIZE > 1) {
            assertThrows(IllegalStateException.class, sum::get);
            assertThrows(IllegalStateException.class, sum::get);
            assertTrue(sum.isDone());
            assertThrows(CompletionException.class, sum.toFuture()::join);
        }
        assertEquals(SIZE, WORLD.iallgather(RANK).get().size());
    }

    @Test
    void refusesWhatCannotBe() {
        var root = assertThrows(MPIException.class, () -> WORLD.ibcast("x", SIZE));
        assertEquals("MPI_Ibcast: root " + SIZE + " is outside 0.." + LAST, root.getMessage());
        assertThrows(MPIException.class, () -> WORLD.ialltoall(List.of()));
        assertThrows(MPIException.class, () -> WORLD.iallreduce(1, null));
        assertThrows(MPIException.class, () -> WORLD.iallgather(new Object()));
        ObjectRequest<String> request = WORLD.ibcast("x", 0);
        var single = assertThrows(MPIException.class, request::request);
        assertTrue(single.getMessage().contains("toFuture"), single.getMessage());
        assertEquals("x", request.get());
        assertEquals("ObjectRequest[MPI_Ibcast, complete]", request.toString());
    }

    @Test
    void betweenGroups() {
        Assumptions.assumeTrue(SIZE > 1);
        int side = RANK % 2;
        var half = WORLD.Split(side, RANK);
        Intercomm both = WORLD.Create_intercomm(half, 0, 1 - side, TAG);
        try {
            List<Integer> others = both.iallgather(RANK).get();
            List<Integer> expected = Stream.iterate(1 - side, r -> r < SIZE, r -> r + 2).toList();
            assertEquals(expected, others);
            int root = side == 1 ? 0 : half.Rank() == 0 ? MPI.ROOT : MPI.PROC_NULL;
            String text = both.ibcast(side == 0 ? "to the others" : null, root).get();
            assertEquals(side == 1 || half.Rank() == 0 ? "to the others" : null, text);
        } finally {
            both.Free();
            half.Free();
        }
    }
}
