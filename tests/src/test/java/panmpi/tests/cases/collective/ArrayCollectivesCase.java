package panmpi.tests.cases.collective;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests collective calls on whole arrays, whose lengths may differ and are not passed. */
@MpiTest(ranks = {1, 2, 3, 4})
final class ArrayCollectivesCase {

    /** Returns an array whose length is the rank, and whose elements are all the rank. */
    private static double[] of(int rank) {
        double[] mine = new double[rank];
        Arrays.fill(mine, rank);
        return mine;
    }

    private static double[] all() {
        return IntStream.range(0, SIZE)
                .boxed()
                .flatMapToDouble(r -> Arrays.stream(of(r)))
                .toArray();
    }

    @Test
    void allGetWhatEachHas() {
        assertArrayEquals(all(), WORLD.allGatherv(of(RANK)));
    }

    @Test
    void rootGetsWhatEachHas() {
        int root = SIZE - 1;
        double[] expected = RANK == root ? all() : null;
        assertArrayEquals(expected, WORLD.gatherv(of(RANK), root));
    }

    @Test
    void eachGetsItsPart() {
        int root = SIZE / 2;
        double[][] parts =
                IntStream.range(0, SIZE)
                        .mapToObj(ArrayCollectivesCase::of)
                        .toArray(double[][]::new);
        assertArrayEquals(of(RANK), WORLD.scatterv(RANK == root ? parts : null, root));
    }

    @Test
    void eachSendsToEach() {
        int[][] parts =
                IntStream.range(0, SIZE)
                        .mapToObj(
                                to -> IntStream.range(0, (RANK + to) % 3).map(i -> RANK).toArray())
                        .toArray(int[][]::new);
        int[][] received = WORLD.allToAllv(parts);
        assertEquals(SIZE, received.length);
        for (int from = 0; from < SIZE; from++) {
            int sender = from;
            int[] expected = IntStream.range(0, (RANK + from) % 3).map(i -> sender).toArray();
            assertArrayEquals(expected, received[from]);
        }
    }

    @Test
    void longPartsArriveWhole() {
        long[][] parts = new long[SIZE][];
        Arrays.setAll(parts, to -> new long[100_000 + to]);
        for (long[] part : parts) {
            Arrays.setAll(part, i -> 1000L * RANK + i);
        }
        long[][] received = WORLD.allToAllv(parts);
        for (int from = 0; from < SIZE; from++) {
            assertEquals(100_000 + RANK, received[from].length);
            assertEquals(1000L * from + 99_999, received[from][99_999]);
        }
    }

    @Test
    void arraysOfEachTypeAreGathered() {
        assertEquals(SIZE, WORLD.allGatherv(new boolean[] {true}).length);
        assertEquals(SIZE, WORLD.allGatherv(new byte[1]).length);
        assertArrayEquals("ab".repeat(SIZE).toCharArray(), WORLD.allGatherv("ab".toCharArray()));
        assertEquals(SIZE, WORLD.allGatherv(new short[1]).length);
        assertEquals(SIZE, WORLD.allGatherv(new long[1]).length);
        assertEquals(SIZE, WORLD.allGatherv(new float[1]).length);
    }

    @Test
    void reductionsGiveNewArrays() {
        int sum = SIZE * (SIZE - 1) / 2;
        int before = RANK * (RANK - 1) / 2;
        int[] mine = {RANK, 1};
        assertArrayEquals(new int[] {sum, SIZE}, WORLD.allReduce(mine, MPI.SUM));
        int[] atRoot = RANK == 0 ? new int[] {sum, SIZE} : null;
        assertArrayEquals(atRoot, WORLD.reduce(mine, MPI.SUM, 0));
        assertArrayEquals(new int[] {before + RANK, RANK + 1}, WORLD.scan(mine, MPI.SUM));
        int[] sumBefore = RANK == 0 ? null : new int[] {before, RANK};
        assertArrayEquals(sumBefore, WORLD.exScan(mine, MPI.SUM));
        assertArrayEquals(new int[] {RANK, 1}, mine);
    }

    @Test
    void wrongArraysAreNamed() {
        assertSays("allGatherv: mine is null", () -> WORLD.allGatherv((int[]) null));
        assertSays(
                "parts has " + (SIZE + 1) + " arrays; one is needed for each of " + SIZE + " ranks",
                () -> WORLD.allToAllv(new int[SIZE + 1][]));
        assertSays("parts[0] is null", () -> WORLD.allToAllv(new int[SIZE][]));
        assertSays("outside 0..", () -> WORLD.gatherv(new int[1], SIZE));
    }

    private static void assertSays(String words, Runnable call) {
        String said = assertThrows(MPIException.class, call::run).getMessage();
        assertTrue(said.contains(words), said);
    }
}
