package panmpi.tests.cases.collective;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests collective calls that move data without combining them: from every root, with every element
 * type, at offsets in arrays.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class CollectiveCase {
    private static final int COUNT = 5;

    @Test
    void barrier() {
        for (int i = 0; i < 3; i++) {
            WORLD.Barrier();
        }
    }

    @Test
    void bcastFromEveryRoot() {
        for (Patterns type : Patterns.values()) {
            for (int root : ROOTS) {
                var buffer = type.untouched(COUNT + 4);
                if (RANK == root) {
                    System.arraycopy(type.filled(root, COUNT), 0, buffer, 3, COUNT);
                }
                WORLD.Bcast(buffer, 3, COUNT, type.datatype, root);
                type.assertHolds(buffer, 3, COUNT, root, 0);
            }
        }
    }

    @Test
    void bcastOfNothing() {
        WORLD.Bcast(new int[0], 0, 0, MPI.INT, 0);
    }

    @Test
    void bcastOfMuch() {
        var type = Patterns.LONG;
        int count = 200_001;
        var buffer = RANK == 0 ? type.filled(9, count) : type.untouched(count);
        WORLD.Bcast(buffer, 0, count, type.datatype, 0);
        type.assertHolds(buffer, 0, count, 9, 0);
    }

    @Test
    void gatherToEveryRoot() {
        for (Patterns type : Patterns.values()) {
            for (int root : ROOTS) {
                var isRoot = RANK == root;
                var sent = type.filled(RANK, COUNT + 1);
                var all = isRoot ? type.untouched(SIZE * COUNT + 3) : null;
                var allType = isRoot ? type.datatype : null;
                WORLD.Gather(sent, 1, COUNT, type.datatype, all, 2, COUNT, allType, root);
                if (isRoot) {
                    assertGathered(type, all, 1);
                }
            }
        }
    }

    @Test
    void gatherInPlace() {
        var type = Patterns.INT;
        if (RANK == 0) {
            var all = type.untouched(SIZE * COUNT + 3);
            System.arraycopy(type.filled(0, COUNT), 0, all, 2, COUNT);
            WORLD.Gather(MPI.IN_PLACE, 0, 0, null, all, 2, COUNT, type.datatype, 0);
            assertGathered(type, all, 0);
        } else {
            WORLD.Gather(type.filled(RANK, COUNT), 0, COUNT, type.datatype, null, 0, 0, null, 0);
        }
    }

    @Test
    void scatterFromEveryRoot() {
        for (Patterns type : Patterns.values()) {
            for (int root : ROOTS) {
                var isRoot = RANK == root;
                var all = isRoot ? type.filled(root, SIZE * COUNT + 2) : null;
                var allType = isRoot ? type.datatype : null;
                var part = type.untouched(COUNT + 2);
                WORLD.Scatter(all, 2, COUNT, allType, part, 1, COUNT, type.datatype, root);
                type.assertHolds(part, 1, COUNT, root, 2 + RANK * COUNT);
            }
        }
    }

    @Test
    void scatterInPlace() {
        var type = Patterns.SHORT;
        if (RANK == 0) {
            var all = type.untouched(SIZE * COUNT);
            WORLD.Scatter(all, 0, COUNT, type.datatype, MPI.IN_PLACE, 0, 0, null, 0);
            type.assertHolds(all, 0, 0, 0, 0);
        } else {
            var part = new short[COUNT];
            WORLD.Scatter(null, 0, 0, null, part, 0, COUNT, type.datatype, 0);
            var all = (short[]) type.untouched(SIZE * COUNT);
            for (int i = 0; i < COUNT; i++) {
                assertEquals(all[RANK * COUNT + i], part[i]);
            }
        }
    }

    @Test
    void allgather() {
        for (Patterns type : Patterns.values()) {
            var all = type.untouched(SIZE * COUNT + 3);
            var sent = type.filled(RANK, COUNT);
            WORLD.Allgather(sent, 0, COUNT, type.datatype, all, 2, COUNT, type.datatype);
            assertGathered(type, all, 0);
        }
    }

    @Test
    void alltoall() {
        int[] sent = new int[SIZE];
        int[] expected = new int[SIZE];
        for (int rank = 0; rank < SIZE; rank++) {
            sent[rank] = 100 * RANK + rank;
            expected[rank] = 100 * rank + RANK;
        }
        int[] received = new int[SIZE];
        WORLD.Alltoall(sent, 0, 1, MPI.INT, received, 0, 1, MPI.INT);
        assertArrayEquals(expected, received);
    }

    /**
     * Checks that the parts of all ranks follow each other from index 2 on, and that no other
     * element has changed.
     */
    private static void assertGathered(Patterns type, Object all, int from) {
        var one = type.untouched(SIZE * COUNT + 3);
        for (int rank = 0; rank < SIZE; rank++) {
            System.arraycopy(type.filled(rank, COUNT + 1), from, one, 2 + rank * COUNT, COUNT);
        }
        type.assertSame(one, all);
    }
}
