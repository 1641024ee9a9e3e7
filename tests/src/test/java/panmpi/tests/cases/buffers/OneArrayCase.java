package panmpi.tests.cases.buffers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests collective calls that send from and receive into the same array, as programs for MPJ
 * Express make them.
 */
@MpiTest
final class OneArrayCase {
    @BeforeEach
    void strictChecksRefuseIt() {
        assumeFalse(System.getProperty("panmpi.checks", "").startsWith("strict"), "strict checks");
    }

    /**
     * Returns an array with a block for each rank, whose elements are made of the rank and the
     * place in the block.
     */
    private static int[] blocks(int length) {
        var blocks = new int[SIZE * length];
        for (int rank = 0; rank < SIZE; rank++) {
            for (int i = 0; i < length; i++) {
                blocks[rank * length + i] = 10_000 * rank + i;
            }
        }
        return blocks;
    }

    /** Returns an array that has only this rank's block. */
    private static int[] ownBlock(int length) {
        var own = new int[SIZE * length];
        System.arraycopy(blocks(length), RANK * length, own, RANK * length, length);
        return own;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5_000})
    void gathered(int length) {
        for (int round = 0; round < 20; round++) {
            int[] array = ownBlock(length);
            WORLD.Gather(array, RANK * length, length, MPI.INT, array, 0, length, MPI.INT, 0);
            assertArrayEquals(RANK == 0 ? blocks(length) : ownBlock(length), array);
            array = ownBlock(length);
            WORLD.Allgather(array, RANK * length, length, MPI.INT, array, 0, length, MPI.INT);
            assertArrayEquals(blocks(length), array);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5_000})
    void scatteredToTheFront(int length) {
        int[] array = blocks(length);
        for (int round = 0; round < 20; round++) {
            WORLD.Scatter(array, 0, length, MPI.INT, array, 0, length, MPI.INT, 0);
            assertEquals(10_000 * RANK, array[0]);
            assertEquals(10_000 * RANK + length - 1, array[length - 1]);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5_000})
    void allToAll(int length) {
        int[] array = new int[SIZE * length];
        for (int to = 0; to < SIZE; to++) {
            array[to * length] = 100 * RANK + to;
        }
        WORLD.Alltoall(array, 0, length, MPI.INT, array, 0, length, MPI.INT);
        for (int from = 0; from < SIZE; from++) {
            assertEquals(100 * from + RANK, array[from * length]);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5_000})
    void nonblocking(int length) {
        for (int round = 0; round < 20; round++) {
            int[] array = ownBlock(length);
            WORLD.Iallgather(array, RANK * length, length, MPI.INT, array, 0, length, MPI.INT)
                    .Wait();
            assertArrayEquals(blocks(length), array);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void booleans(int length) {
        var flags = new boolean[SIZE * length];
        flags[RANK * length] = true;
        WORLD.Allgather(flags, RANK * length, length, MPI.BOOLEAN, flags, 0, length, MPI.BOOLEAN);
        for (int rank = 0; rank < SIZE; rank++) {
            assertEquals(true, flags[rank * length]);
        }
    }
}
