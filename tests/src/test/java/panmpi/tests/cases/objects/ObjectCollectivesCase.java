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
import panmpi.tests.support.Things;

/** Objects in collective calls that move them: every root, equal blocks and others. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class ObjectCollectivesCase {
    private static final int COUNT = 3;

    /** Rank {@code i} has {@code i + 1} objects in the v forms, at places with gaps. */
    private final int[] counts = IntStream.rangeClosed(1, SIZE).toArray();

    private final int[] displs = IntStream.range(0, SIZE).map(i -> i * (SIZE + 1)).toArray();
    private final int room = SIZE * (SIZE + 1) + 1;

    @Test
    void bcast() {
        for (int root : ROOTS) {
            var objects =
                    RANK == root ? Things.filled(root, COUNT + 2) : Things.untouched(COUNT + 2);
            WORLD.Bcast(objects, 1, COUNT, MPI.OBJECT, root);
            if (RANK != root) {
                Things.assertHolds(objects, 1, COUNT, root, 1);
            }
        }
    }

    @Test
    void gather() {
        for (int root : ROOTS) {
            var all = RANK == root ? Things.untouched(SIZE * COUNT + 1) : null;
            WORLD.Gather(
                    Things.filled(RANK, COUNT + 1),
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
            var all = isRoot ? Things.untouched(room) : null;
            WORLD.Gatherv(
                    Things.filled(RANK, RANK + 2),
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
        var all = Things.untouched(SIZE * COUNT + 1);
        WORLD.Allgather(
                Things.filled(RANK, COUNT + 1), 1, COUNT, MPI.OBJECT, all, 1, COUNT, MPI.OBJECT);
        assertArrayEquals(equalBlocks(), all);
    }

    @Test
    void allgatherv() {
        var all = Things.untouched(room);
        WORLD.Allgatherv(
                Things.filled(RANK, RANK + 2),
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
            var all = RANK == root ? Things.filled(root, SIZE * COUNT + 1) : null;
            var mine = Things.untouched(COUNT + 1);
            WORLD.Scatter(all, 1, COUNT, MPI.OBJECT, mine, 1, COUNT, MPI.OBJECT, root);
            Things.assertHolds(mine, 1, COUNT, root, 1 + RANK * COUNT);
        }
    }

    @Test
    void scatterv() {
        for (int root : ROOTS) {
            var all = RANK == root ? Things.filled(root, room) : null;
            var mine = Things.untouched(RANK + 2);
            WORLD.Scatterv(all, 1, counts, displs, MPI.OBJECT, mine, 1, RANK + 1, MPI.OBJECT, root);
            Things.assertHolds(mine, 1, RANK + 1, root, 1 + displs[RANK]);
        }
    }

    @Test
    void alltoall() {
        var sent = Things.filled(RANK, SIZE * COUNT + 2);
        var received = Things.untouched(SIZE * COUNT + 1);
        WORLD.Alltoall(sent, 2, COUNT, MPI.OBJECT, received, 1, COUNT, MPI.OBJECT);
        var expected = Things.untouched(received.length);
        for (int rank = 0; rank < SIZE; rank++) {
            put(expected, 1 + rank * COUNT, COUNT, rank, 2 + RANK * COUNT);
        }
        assertArrayEquals(expected, received);
    }

    @Test
    void alltoallv() {
        var sent = Things.filled(RANK, room);
        var received = Things.untouched(room);
        int[] same = new int[SIZE];
        Arrays.fill(same, RANK + 1);
        WORLD.Alltoallv(sent, 0, counts, displs, MPI.OBJECT, received, 1, same, displs, MPI.OBJECT);
        var expected = Things.untouched(room);
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
        var received = Things.untouched(2);
        ring.Neighbor_allgather(
                Things.filled(RANK, 1), 0, 1, MPI.OBJECT, received, 0, 1, MPI.OBJECT);
        assertArrayEquals(new Object[] {Things.of(before, 0), Things.of(after, 0)}, received);
        ring.Free();
    }

    private Object[] equalBlocks() {
        var expected = Things.untouched(SIZE * COUNT + 1);
        for (int rank = 0; rank < SIZE; rank++) {
            put(expected, 1 + rank * COUNT, COUNT, rank, 1);
        }
        return expected;
    }

    private Object[] unequalBlocks() {
        var expected = Things.untouched(room);
        for (int rank = 0; rank < SIZE; rank++) {
            put(expected, 1 + displs[rank], counts[rank], rank, 1);
        }
        return expected;
    }

    private static void put(Object[] array, int at, int count, int seed, int from) {
        for (int i = 0; i < count; i++) {
            array[at + i] = Things.of(seed, from + i);
        }
    }
}
