package panmpi.tests.cases.reductions;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.function.LongBinaryOperator;
import mpi.MPI;
import mpi.Op;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;
import panmpi.tests.support.World;

/**
 * Tests every operation with every type that it is defined for, against the same reduction in Java.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class ReductionCase {
    private static final int COUNT = 7;

    /** An operation of MPI, its computation in Java, and the types that have it. */
    private enum Operation {
        MAX(MPI.MAX, Math::max, false),
        MIN(MPI.MIN, Math::min, false),
        SUM(MPI.SUM, Long::sum, false),
        PROD(MPI.PROD, (a, b) -> a * b, false),
        LAND(MPI.LAND, (a, b) -> a != 0 && b != 0 ? 1 : 0, true),
        LOR(MPI.LOR, (a, b) -> a != 0 || b != 0 ? 1 : 0, true),
        LXOR(MPI.LXOR, (a, b) -> a != 0 ^ b != 0 ? 1 : 0, true),
        BAND(MPI.BAND, (a, b) -> a & b, false),
        BOR(MPI.BOR, (a, b) -> a | b, false),
        BXOR(MPI.BXOR, (a, b) -> a ^ b, false);

        private final Op op;
        private final LongBinaryOperator inJava;
        private final boolean isLogical;

        Operation(Op op, LongBinaryOperator inJava, boolean isLogical) {
            this.op = op;
            this.inJava = inJava;
            this.isLogical = isLogical;
        }

        /**
         * Returns true if MPI defines the operation for a type: arithmetic for numbers, logic for
         * integers and booleans, bits for integers.
         */
        boolean isDefinedFor(Patterns type) {
            return switch (type) {
                case BYTE, CHAR, SHORT, INT, LONG -> true;
                case BOOLEAN -> isLogical;
                case FLOAT, DOUBLE -> ordinal() <= PROD.ordinal();
            };
        }

        /** Returns the reduction over the ranks up to {@code last}. */
        long[] reduced(Patterns type, int last) {
            var result = numbers(this, type, 0);
            for (int rank = 1; rank <= last; rank++) {
                var others = numbers(this, type, rank);
                for (int i = 0; i < COUNT; i++) {
                    result[i] = inJava.applyAsLong(result[i], others[i]);
                }
            }
            return result;
        }
    }

    /** A reduction that is tested with all operations and types. */
    private interface Reduction {
        void check(Operation operation, Patterns type);
    }

    @Test
    void reduceToEveryRoot() {
        forAll(
                (operation, type) -> {
                    for (int root : ROOTS) {
                        var sent = shifted(type, numbers(operation, type, RANK));
                        var result = RANK == root ? type.untouched(COUNT + 3) : null;
                        WORLD.Reduce(sent, 1, result, 2, COUNT, type.datatype, operation.op, root);
                        if (RANK == root) {
                            assertResult(type, result, operation.reduced(type, LAST));
                        }
                    }
                });
    }

    @Test
    void allreduce() {
        forAll(
                (operation, type) -> {
                    var sent = shifted(type, numbers(operation, type, RANK));
                    var result = type.untouched(COUNT + 3);
                    WORLD.Allreduce(sent, 1, result, 2, COUNT, type.datatype, operation.op);
                    assertResult(type, result, operation.reduced(type, LAST));
                });
    }

    @Test
    void allreduceInPlace() {
        forAll(
                (operation, type) -> {
                    var result = type.untouched(COUNT + 3);
                    var mine = type.of(numbers(operation, type, RANK));
                    System.arraycopy(mine, 0, result, 2, COUNT);
                    WORLD.Allreduce(MPI.IN_PLACE, 0, result, 2, COUNT, type.datatype, operation.op);
                    assertResult(type, result, operation.reduced(type, LAST));
                });
    }

    @Test
    void reduceInPlaceAtTheRoot() {
        int[] numbers = {RANK, 1, -RANK};
        Object sent = RANK == LAST ? MPI.IN_PLACE : numbers;
        Object result = RANK == LAST ? numbers : null;
        WORLD.Reduce(sent, 0, result, 0, 3, MPI.INT, MPI.SUM, LAST);
        if (RANK == LAST) {
            int sum = SIZE * (SIZE - 1) / 2;
            assertArrayEquals(new int[] {sum, SIZE, -sum}, numbers);
        }
    }

    @Test
    void scanReducesRanksUpToThis() {
        forAll(
                (operation, type) -> {
                    var sent = shifted(type, numbers(operation, type, RANK));
                    var result = type.untouched(COUNT + 3);
                    WORLD.Scan(sent, 1, result, 2, COUNT, type.datatype, operation.op);
                    assertResult(type, result, operation.reduced(type, RANK));
                });
    }

    @Test
    void charsAreUnsigned() {
        Assumptions.assumeFalse(
                World.library().matches("MPICH Version:\\s+4\\.0.*"),
                World.library() + ": compares unsigned integers as signed, pmodels/mpich#6083");
        char[] highest = new char[1];
        char[] mine = {RANK == 0 ? '\uffff' : 'a'};
        WORLD.Allreduce(mine, 0, highest, 0, 1, MPI.CHAR, MPI.MAX);
        assertArrayEquals(new char[] {'\uffff'}, highest);
    }

    @Test
    void bytesAreSigned() {
        byte[] lowest = new byte[1];
        byte[] mine = {(byte) (RANK == 0 ? -1 : 1)};
        WORLD.Allreduce(mine, 0, lowest, 0, 1, MPI.BYTE, MPI.MIN);
        assertArrayEquals(new byte[] {-1}, lowest);
    }

    @Test
    void longsKeepAllTheirBits() {
        long[] sum = new long[1];
        WORLD.Allreduce(new long[] {1L << 40 | RANK}, 0, sum, 0, 1, MPI.LONG, MPI.SUM);
        assertArrayEquals(new long[] {((long) SIZE << 40) + SIZE * (SIZE - 1) / 2}, sum);
    }

    private static void forAll(Reduction reduction) {
        for (Operation operation : Operation.values()) {
            for (Patterns type : Patterns.values()) {
                if (operation.isDefinedFor(type)) {
                    reduction.check(operation, type);
                }
            }
        }
    }

    /**
     * Returns numbers so small that the product of four ranks fits a byte; 0 and 1 for booleans.
     */
    private static long[] numbers(Operation operation, Patterns type, int rank) {
        long[] numbers = new long[COUNT];
        for (int i = 0; i < COUNT; i++) {
            long number = (rank * 5L + i * 3L + operation.ordinal()) % 4;
            numbers[i] = type == Patterns.BOOLEAN ? number & 1 : number;
        }
        return numbers;
    }

    /** Returns an array with the numbers from position 1 on, and one more element after them. */
    private static Object shifted(Patterns type, long[] numbers) {
        var array = type.untouched(COUNT + 2);
        System.arraycopy(type.of(numbers), 0, array, 1, COUNT);
        return array;
    }

    private static void assertResult(Patterns type, Object result, long[] numbers) {
        var expected = type.untouched(COUNT + 3);
        System.arraycopy(type.of(numbers), 0, expected, 2, COUNT);
        type.assertSame(expected, result);
    }
}
