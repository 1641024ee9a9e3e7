package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.SampleObjects;

/**
 * Tests objects in collective calls that move them: from every root, in equal and in unequal
 * blocks.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class ObjectCollectivesCase {
    private static final int COUNT = 3;

    /**
     * Counts for calls such as Scatterv, {@code i + 1} objects for rank {@code i}; their places
     * have gaps.
     */
    private final int[] counts = IntStream.rangeClosed(1, SIZE).toArray();

    private final int[] displs = IntStream.range(0, SIZE).map(i -> i * (SIZE + 1)).toArray();
    private final int room = SIZE * (SIZE + 1) + 1;

    @Test
    void bcast() {
        for (int root : ROOTS) {
            var objects =
                    RANK == root
                            ? SampleObjects.filled(root, COUNT + 2)
                            : SampleObjects.untouched(COUNT + 2);
            WORLD.Bcast(objects, 1, COUNT, MPI.OBJECT, root);
            if (RANK != root) {
                SampleObjects.assertHolds(objects, 1, COUNT, root, 1);
            }
        }
    }

    @Test
    void gather() {
        for (int root : ROOTS) {
            var all = RANK == root ? SampleObjects.untouched(SIZE * COUNT + 1) : null;
            WORLD.Gather(
                    SampleObjects.filled(RANK, COUNT + 1),
                    1,
                    COUNT,
                    MPI.OBJECT,
                    all,
                    1,
                    COUNT,
                    RANK == root ? MPI.OBJECT : null,
                    root);
            if (RANK == root) {
                assertArrayEquals(equalBlocks(), all);
            }
        }
    }

    @Test
    void gatherv() {
        for (int root : ROOTS) {
            boolean isRoot = RANK == root;
            var all = isRoot ? SampleObjects.untouched(room) : null;
            WORLD.Gatherv(
                    SampleObjects.filled(RANK, RANK + 2),
                    1,
                    RANK + 1,
                    MPI.OBJECT,
                    all,
                    1,
                    isRoot ? counts : null,
                    isRoot ? displs : null,
                    MPI.OBJECT,
                    root);
            if (isRoot) {
                assertArrayEquals(unequalBlocks(), all);
            }
        }
    }

    @Test
    void allgather() {
        var all = SampleObjects.untouched(SIZE * COUNT + 1);
        WORLD.Allgather(
                SampleObjects.filled(RANK, COUNT + 1),
                1,
                COUNT,
                MPI.OBJECT,
                all,
                1,
                COUNT,
                MPI.OBJECT);
        assertArrayEquals(equalBlocks(), all);
    }

    @Test
    void allgatherv() {
        var all = SampleObjects.untouched(room);
        WORLD.Allgatherv(
                SampleObjects.filled(RANK, RANK + 2),
                1,
                RANK + 1,
                MPI.OBJECT,
                all,
                1,
                counts,
                displs,
                MPI.OBJECT);
        assertArrayEquals(unequalBlocks(), all);
    }

    @Test
    void scatter() {
        for (int root : ROOTS) {
            var all = RANK == root ? SampleObjects.filled(root, SIZE * COUNT + 1) : null;
            var mine = SampleObjects.untouched(COUNT + 1);
            WORLD.Scatter(all, 1, COUNT, MPI.OBJECT, mine, 1, COUNT, MPI.OBJECT, root);
            SampleObjects.assertHolds(mine, 1, COUNT, root, 1 + RANK * COUNT);
        }
    }

    @Test
    void scatterv() {
        for (int root : ROOTS) {
            var all = RANK == root ? SampleObjects.filled(root, room) : null;
            var mine = SampleObjects.untouched(RANK + 2);
            WORLD.Scatterv(all, 1, counts, displs, MPI.OBJECT, mine, 1, RANK + 1, MPI.OBJECT, root);
            SampleObjects.assertHolds(mine, 1, RANK + 1, root, 1 + displs[RANK]);
        }
    }

    @Test
    void alltoall() {
        var sent = SampleObjects.filled(RANK, SIZE * COUNT + 2);
        var received = SampleObjects.untouched(SIZE * COUNT + 1);
        WORLD.Alltoall(sent, 2, COUNT, MPI.OBJECT, received, 1, COUNT, MPI.OBJECT);
        var expected = SampleObjects.untouched(received.length);
        for (int rank = 0; rank < SIZE; rank++) {
            put(expected, 1 + rank * COUNT, COUNT, rank, 2 + RANK * COUNT);
        }
        assertArrayEquals(expected, received);
    }

    @Test
    void alltoallv() {
        var sent = SampleObjects.filled(RANK, room);
        var received = SampleObjects.untouched(room);
        int[] same = new int[SIZE];
        Arrays.fill(same, RANK + 1);
        WORLD.Alltoallv(sent, 0, counts, displs, MPI.OBJECT, received, 1, same, displs, MPI.OBJECT);
        var expected = SampleObjects.untouched(room);
        for (int rank = 0; rank < SIZE; rank++) {
            put(expected, 1 + displs[rank], RANK + 1, rank, displs[RANK]);
        }
        assertArrayEquals(expected, received);
    }

    @Test
    void neighbors() {
        var ring = WORLD.Create_cart(new int[] {SIZE}, new boolean[] {true}, false);
        int before = (RANK + SIZE - 1) % SIZE;
        int after = (RANK + 1) % SIZE;
        var received = SampleObjects.untouched(2);
        ring.Neighbor_allgather(
                SampleObjects.filled(RANK, 1), 0, 1, MPI.OBJECT, received, 0, 1, MPI.OBJECT);
        assertArrayEquals(
                new Object[] {SampleObjects.of(before, 0), SampleObjects.of(after, 0)}, received);
        ring.Free();
    }

    private Object[] equalBlocks() {
        var expected = SampleObjects.untouched(SIZE * COUNT + 1);
        for (int rank = 0; rank < SIZE; rank++) {
            put(expected, 1 + rank * COUNT, COUNT, rank, 1);
        }
        return expected;
    }

    private Object[] unequalBlocks() {
        var expected = SampleObjects.untouched(room);
        for (int rank = 0; rank < SIZE; rank++) {
            put(expected, 1 + displs[rank], counts[rank], rank, 1);
        }
        return expected;
    }

    private static void put(Object[] array, int at, int count, int seed, int from) {
        for (int i = 0; i < count; i++) {
            array[at + i] = SampleObjects.of(seed, from + i);
        }
    }
}
