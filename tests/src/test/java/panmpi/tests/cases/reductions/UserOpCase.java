package panmpi.tests.cases.reductions;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.reflect.Array;
import mpi.Datatype;
import mpi.MPI;
import mpi.Op;
import mpi.Op_function;
import mpi.User_function;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests reductions by functions of the program. An assertion that fails inside a function ends the
 * job.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class UserOpCase {
    private static final int LARGE = 300_001;

    /**
     * Function that keeps the elements of the lower rank, or of the higher rank; both kinds are
     * associative.
     */
    private static final class Chosen extends User_function {
        private final Patterns type;
        private final boolean first;

        Chosen(Patterns type, boolean first) {
            this.type = type;
            this.first = first;
        }

        @Override
        public void Call(
                Object in,
                int inoffset,
                Object inout,
                int inoutoffset,
                int count,
                Datatype datatype) {
            assertSame(type.datatype, datatype);
            assertEquals(0, inoffset);
            assertEquals(0, inoutoffset);
            assertEquals(count, Array.getLength(in));
            assertEquals(count, Array.getLength(inout));
            if (first) {
                System.arraycopy(in, 0, inout, 0, count);
            }
        }
    }

    /**
     * Composes functions {@code x -> scale * x + shift}, for which the order matters. Both numbers
     * are in one long, since MPI may cut a message between any two elements.
     */
    private static long compose(long f, long g) {
        int scale = (int) (f >> 32) * (int) (g >> 32);
        int shift = (int) (f >> 32) * (int) g + (int) f;
        return (long) scale << 32 | shift & 0xffff_ffffL;
    }

    private static final Op_function COMPOSITION =
            (in, inout, count, datatype) -> {
                assertSame(MPI.LONG, datatype);
                assertEquals(8L * count, in.byteSize());
                assertEquals(8L * count, inout.byteSize());
                for (int i = 0; i < count; i++) {
                    long left = in.getAtIndex(JAVA_LONG, i);
                    inout.setAtIndex(JAVA_LONG, i, compose(left, inout.getAtIndex(JAVA_LONG, i)));
                }
            };

    /** Function that adds ints, for a commutative operation. */
    static final Op_function SUM_OF_INTS =
            (in, inout, count, _) -> {
                for (int i = 0; i < count; i++) {
                    int sum = in.getAtIndex(JAVA_INT, i) + inout.getAtIndex(JAVA_INT, i);
                    inout.setAtIndex(JAVA_INT, i, sum);
                }
            };

    @Test
    void everyTypeInArrays() {
        for (Patterns type : Patterns.values()) {
            for (boolean first : new boolean[] {true, false}) {
                var op = new Op(new Chosen(type, first), false);
                var result = type.untouched(12);
                WORLD.Allreduce(type.filled(RANK, 9), 2, result, 1, 7, type.datatype, op);
                type.assertHolds(result, 1, 7, first ? 0 : LAST, 2);
            }
        }
    }

    @Test
    void everyTypeOffHeap() {
        for (Patterns type : Patterns.values()) {
            var op =
                    Op.Create(
                            (in, inout, count, datatype) -> {
                                assertSame(type.datatype, datatype);
                                assertEquals((long) count * type.bytes, in.byteSize());
                                inout.copyFrom(in);
                            },
                            false);
            var result = type.untouched(12);
            WORLD.Allreduce(type.filled(RANK, 9), 2, result, 1, 7, type.datatype, op);
            type.assertHolds(result, 1, 7, 0, 2);
        }
    }

    @Test
    void orderOfRanksIsKept() {
        var op = Op.Create(COMPOSITION, false);
        for (int root : ROOTS) {
            var result = new long[20];
            WORLD.Reduce(maps(RANK, 20), 0, result, 0, 20, MPI.LONG, op, root);
            if (RANK == root) {
                assertArrayEquals(composed(LAST, 20), result);
            }
        }
        var upToHere = new long[20];
        WORLD.Scan(maps(RANK, 20), 0, upToHere, 0, 20, MPI.LONG, op);
        assertArrayEquals(composed(RANK, 20), upToHere);
    }

    @Test
    void longMessages() {
        var result = new long[LARGE];
        WORLD.Allreduce(
                maps(RANK, LARGE), 0, result, 0, LARGE, MPI.LONG, Op.Create(COMPOSITION, false));
        assertArrayEquals(composed(LAST, LARGE), result);
    }

    @Test
    void inPlace() {
        var maps = maps(RANK, 5);
        WORLD.Allreduce(MPI.IN_PLACE, 0, maps, 0, 5, MPI.LONG, Op.Create(COMPOSITION, false));
        assertArrayEquals(composed(LAST, 5), maps);
    }

    @Test
    void offHeapFromEndToEnd() {
        try (var arena = Arena.ofConfined()) {
            var mine = arena.allocate(JAVA_INT, 1000);
            var sums = arena.allocate(JAVA_INT, 1000);
            for (int i = 0; i < 1000; i++) {
                mine.setAtIndex(JAVA_INT, i, i + RANK);
            }
            WORLD.Allreduce(mine, 0, sums, 0, 1000, MPI.INT, Op.Create(SUM_OF_INTS, true));
            for (int i = 0; i < 1000; i++) {
                assertEquals(SIZE * i + SIZE * LAST / 2, sums.getAtIndex(JAVA_INT, i));
            }
        }
    }

    private static long[] maps(int rank, int length) {
        var maps = new long[length];
        for (int i = 0; i < length; i++) {
            maps[i] = (long) (rank + 2) << 32 | i % 1000 + 7 * rank;
        }
        return maps;
    }

    /**
     * Returns the functions of the ranks up to {@code last}, composed in the order of the ranks.
     */
    private static long[] composed(int last, int length) {
        var result = maps(0, length);
        for (int rank = 1; rank <= last; rank++) {
            var next = maps(rank, length);
            for (int i = 0; i < length; i++) {
                result[i] = compose(result[i], next[i]);
            }
        }
        return result;
    }
}
