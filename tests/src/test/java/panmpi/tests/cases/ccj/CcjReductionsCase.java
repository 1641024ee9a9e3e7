package panmpi.tests.cases.ccj;

import static mpi.ccj.Reduction.MAX;
import static mpi.ccj.Reduction.MIN;
import static mpi.ccj.Reduction.PRODUCT;
import static mpi.ccj.Reduction.SUM;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Serializable;
import mpi.ccj.CCJException;
import mpi.ccj.Reduction;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests reductions by function objects of the program, and by those that come with CCJ. */
// CCJ makes its groups from MPI_COMM_WORLD, which exists only after Init.
@Tag("init")
@MpiTest(ranks = {1, 2, 3, 4})
final class CcjReductionsCase {
    /** Tests that operands are combined in the order of the ranks, by joining strings. */
    @Test
    void reduceCombinesInTheOrderOfRanks() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    for (int root = 0; root < group.size(); root++) {
                        var all = me.reduce(group, rank + " ", (a, b) -> a + "" + b, root);
                        if (rank == root) {
                            assertEquals(ranks(group.size()), all);
                        } else {
                            assertNull(all);
                        }
                    }
                });
    }

    @Test
    void allReduceGivesAllTheResult() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) ->
                        assertEquals(
                                ranks(group.size()),
                                me.allReduce(group, rank + " ", (a, b) -> a + "" + b)));
    }

    @Test
    void numbersOfMembers() throws CCJException {
        ScriptedMember.all(
                (me, group, rank) -> {
                    int size = group.size();
                    assertEquals(size * (size - 1) / 2, me.allReduce(group, rank, SUM));
                    assertEquals(0L, me.allReduce(group, (long) rank, MIN));
                    assertEquals(size - 1.0, me.allReduce(group, (double) rank, MAX));
                    assertEquals((float) (1 << size), me.allReduce(group, 2f, PRODUCT));
                    var mine = new double[] {rank, 2 * rank, 1};
                    var sums = (double[]) me.allReduce(group, mine, SUM);
                    double sum = size * (size - 1) / 2.0;
                    assertArrayEquals(new double[] {sum, 2 * sum, size}, sums);
                    assertArrayEquals(new double[] {rank, 2 * rank, 1}, mine);
                });
    }

    @Test
    void functionObjectsOfAllTypes() {
        check((byte) 3, (byte) -2, (byte) 1, (byte) -6, (byte) -2, (byte) 3);
        check((short) 3, (short) -2, (short) 1, (short) -6, (short) -2, (short) 3);
        check(3, -2, 1, -6, -2, 3);
        check(3L, -2L, 1L, -6L, -2L, 3L);
        check(3f, -2f, 1f, -6f, -2f, 3f);
        check(3d, -2d, 1d, -6d, -2d, 3d);
        assertArrayEquals(new byte[] {-128}, (byte[]) SUM.reduce(new byte[] {127}, new byte[] {1}));
        assertArrayEquals(
                new short[] {-4}, (short[]) PRODUCT.reduce(new short[] {2}, new short[] {-2}));
        assertArrayEquals(new int[] {2, 1}, (int[]) MAX.reduce(new int[] {2, 0}, new int[] {1, 1}));
        assertArrayEquals(
                new long[] {1L << 40}, (long[]) MAX.reduce(new long[] {1L << 40}, new long[] {7}));
        assertArrayEquals(
                new float[] {0.1f + 0.2f},
                (float[]) SUM.reduce(new float[] {0.1f}, new float[] {0.2f}));
        assertArrayEquals(
                new double[][] {{4}, {6, 8}},
                (double[][])
                        SUM.reduce(new double[][] {{1}, {2, 3}}, new double[][] {{3}, {4, 5}}));
        assertEquals(Double.NaN, MIN.reduce(1.0, Double.NaN));
    }

    @Test
    void unfitOperandsAreNamed() {
        refuses("java.lang.Integer and java.lang.Long: both must be of one class", 1, 2L);
        refuses("int[] and null", new int[1], null);
        refuses("arrays of 1 and 2 elements", new int[1], new int[2]);
        refuses("java.lang.String", "a", "b");
        refuses("boolean[]", new boolean[1], new boolean[1]);
    }

    private static void check(
            Serializable a,
            Serializable b,
            Serializable sum,
            Serializable product,
            Serializable min,
            Serializable max) {
        assertEquals(sum, SUM.reduce(a, b));
        assertEquals(product, PRODUCT.reduce(a, b));
        assertEquals(min, MIN.reduce(a, b));
        assertEquals(max, MAX.reduce(a, b));
    }

    private static void refuses(String words, Serializable a, Serializable b) {
        for (Reduction reduction : Reduction.values()) {
            var e = assertThrows(IllegalArgumentException.class, () -> reduction.reduce(a, b));
            assertTrue(e.getMessage().contains(words), e.getMessage());
        }
    }

    private static String ranks(int size) {
        var ranks = new StringBuilder();
        for (int i = 0; i < size; i++) {
            ranks.append(i).append(' ');
        }
        return ranks.toString();
    }
}
