package panmpi.tests.soak;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongBinaryOperator;
import mpi.MPI;
import mpi.Op;
import panmpi.tests.support.Patterns;

/** Operations of a {@link Reduction}, each with its function of two numbers in plain Java. */
enum Combination {
    SUM(MPI.SUM, Long::sum),
    PROD(MPI.PROD, (a, b) -> a * b),
    MAX(MPI.MAX, Math::max),
    MIN(MPI.MIN, Math::min),
    LAND(MPI.LAND, (a, b) -> a != 0 && b != 0 ? 1 : 0),
    LOR(MPI.LOR, (a, b) -> a != 0 || b != 0 ? 1 : 0),
    LXOR(MPI.LXOR, (a, b) -> (a != 0) != (b != 0) ? 1 : 0),
    BAND(MPI.BAND, (a, b) -> a & b),
    BOR(MPI.BOR, (a, b) -> a | b),
    BXOR(MPI.BXOR, (a, b) -> a ^ b),
    FIRST(new Op(new FirstNumber(), false), (a, b) -> a != 0 ? a : b);

    private static final List<Combination> LOGICAL = List.of(LAND, LOR, LXOR, FIRST);
    private static final List<Combination> FLOATING = List.of(SUM, PROD, MAX, MIN, FIRST);

    /** The operation. */
    final Op op;

    private final LongBinaryOperator function;

    Combination(Op op, LongBinaryOperator function) {
        this.op = op;
        this.function = function;
    }

    /** Returns the operations that MPI has for an element type. */
    static List<Combination> of(Patterns element) {
        return switch (element) {
            case BOOLEAN -> LOGICAL;
            case FLOAT, DOUBLE -> FLOATING;
            case BYTE, CHAR, SHORT, INT, LONG -> List.of(values());
        };
    }

    /** Combines the numbers of the ranks from {@code from} to {@code to - 1}, in their order. */
    long[] of(long[][] numbers, int from, int to) {
        long[] result = numbers[from].clone();
        for (int rank = from + 1; rank < to; rank++) {
            long[] next = numbers[rank];
            Arrays.setAll(result, fold(result.clone(), next));
        }
        return result;
    }

    private java.util.function.IntToLongFunction fold(long[] left, long[] right) {
        return i -> function.applyAsLong(left[i], right[i]);
    }
}
