package panmpi.bench.ranks;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

/** Tests the reduction that adds arrays of integers. */
final class RowSumTest {

    @Test
    void rowsAreAddedToNewOnes() {
        int[][] lower = {{1, 2}, {3, 4}};
        int[][] higher = {{10, 20}, {30, 40}};
        int[] before = higher[1];
        new RowSum().Call(lower, 0, higher, 0, 2, null);
        assertArrayEquals(new int[][] {{11, 22}, {33, 44}}, higher);
        assertArrayEquals(new int[] {30, 40}, before);
    }
}
