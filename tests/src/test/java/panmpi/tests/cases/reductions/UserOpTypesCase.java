package panmpi.tests.cases.reductions;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.Datatype;
import mpi.MPI;
import mpi.Op;
import mpi.User_function;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests that a reduction function of the program gets its operands in arrays, even with derived
 * datatypes.
 */
@MpiTest(ranks = {1, 3})
final class UserOpTypesCase {

    /** Function that adds all elements that the items span, also the elements in gaps. */
    private static final class Sum extends User_function {
        private Datatype seen;

        @Override
        public void Call(Object in, int at, Object inout, int to, int count, Datatype type) {
            seen = type;
            int[] a = (int[]) in;
            int[] b = (int[]) inout;
            for (int i = 0; i < count * type.Extent(); i++) {
                b[to + i] += a[at + i];
            }
        }
    }

    @Test
    void itemsOfSeveralElements() {
        Datatype three = Datatype.Contiguous(3, MPI.INT);
        three.Commit();
        int[] sums = new int[7];
        int[] mine = {1, 2, 3, RANK, 5, 6};
        WORLD.Allreduce(mine, 0, sums, 1, 2, three, new Op(new Sum(), true));
        int ranks = SIZE * (SIZE - 1) / 2;
        assertArrayEquals(new int[] {0, SIZE, 2 * SIZE, 3 * SIZE, ranks, 5 * SIZE, 6 * SIZE}, sums);
    }

    @Test
    void itemsOfATypeMadeWithALargeCount() {
        Lacks.assumeHas("MPI_Type_contiguous_c", "MPI_Type_get_contents_c");
        try (Datatype three = Datatype.Contiguous(3L, MPI.INT)) {
            three.Commit();
            int[] sums = new int[3];
            WORLD.Allreduce(new int[] {1, 2, 3}, 0, sums, 0, 1, three, new Op(new Sum(), true));
            assertArrayEquals(new int[] {SIZE, 2 * SIZE, 3 * SIZE}, sums);
        }
    }

    @Test
    void itemsWithGaps() {
        Datatype column = Datatype.Vector(3, 1, 2, MPI.INT);
        Datatype nested = Datatype.Contiguous(1, column);
        nested.Commit();
        int[] sums = {-1, -1, -1, -1, -1, -1};
        WORLD.Allreduce(
                new int[] {1, 9, 2, 9, 3, 9}, 0, sums, 0, 1, nested, new Op(new Sum(), true));
        assertArrayEquals(new int[] {SIZE, -1, 2 * SIZE, -1, 3 * SIZE, -1}, sums);
    }

    @Test
    void aFunctionMayAskWhichOfTheKnownTypesItIsGiven() {
        Sum sum = new Sum();
        try (Op op = new Op(sum, true)) {
            int[] sums = new int[2];
            WORLD.Allreduce(new int[] {1, 2}, 0, sums, 0, 1, MPI.INT2, op);
            assertArrayEquals(new int[] {SIZE, 2 * SIZE}, sums);
            assertSomebodySaw(MPI.INT2, sum.seen);
        }
    }

    @Test
    void pairsOfElementsThatMpiHasNoPairsOf() {
        Datatype[] seen = new Datatype[1];
        User_function keep =
                new User_function() {
                    @Override
                    public void Call(
                            Object in, int at, Object inout, int to, int n, Datatype type) {
                        seen[0] = type;
                    }
                };
        short[] result = new short[2];
        WORLD.Allreduce(new short[] {4, 5}, 0, result, 0, 1, MPI.SHORT2, new Op(keep, true));
        assertArrayEquals(new short[] {4, 5}, result);
        assertSomebodySaw(MPI.SHORT2, seen[0]);
    }

    /**
     * Checks that the operation got the expected datatype on each rank where MPI called it, and
     * that MPI called it on some rank if there are several ranks.
     */
    private static void assertSomebodySaw(Datatype expected, Datatype seen) {
        assertTrue(seen == null || seen == expected, () -> seen + " is not " + expected);
        boolean[] somebody = new boolean[1];
        WORLD.Allreduce(new boolean[] {seen != null}, 0, somebody, 0, 1, MPI.BOOLEAN, MPI.LOR);
        assertEquals(SIZE > 1, somebody[0]);
    }
}
