package panmpi.tests.cases.reductions;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.CallMode.args;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.function.IntConsumer;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.Patterns;

/**
 * Tests the queries of reduction operations, and operations on pairs or by a function of the
 * program.
 */
@MpiTest(ranks = {2, 3, 4, 6, 8})
final class OpCase {
    /**
     * Appends the decimal digits of {@code inout} to those of {@code in}. This is associative, and
     * the result shows the order of the operands.
     */
    private static void append(MemorySegment in, MemorySegment inout, int n, Datatype type) {
        for (int i = 0; i < n; i++) {
            long left = in.getAtIndex(ValueLayout.JAVA_LONG, i);
            long right = inout.getAtIndex(ValueLayout.JAVA_LONG, i);
            long shift = 1;
            while (shift <= right) {
                shift *= 10;
            }
            inout.setAtIndex(ValueLayout.JAVA_LONG, i, left * shift + right);
        }
    }

    private static long digits(int last) {
        long digits = 0;
        for (int rank = 0; rank <= last; rank++) {
            digits = 10 * digits + rank + 1;
        }
        return digits;
    }

    @Test
    void predefinedOperationsCommute() {
        var all =
                List.of(
                        MPI.MAX,
                        MPI.MIN,
                        MPI.SUM,
                        MPI.PROD,
                        MPI.LAND,
                        MPI.BAND,
                        MPI.LOR,
                        MPI.BOR,
                        MPI.LXOR,
                        MPI.BXOR,
                        MPI.MAXLOC,
                        MPI.MINLOC);
        for (Op op : all) {
            assertTrue(op.Commutative(), op.toString());
        }
    }

    @Test
    void operationsOfOneSidedCallsExist() {
        for (Op op : List.of(MPI.REPLACE, MPI.NO_OP)) {
            assertFalse(op.Is_null(), op.toString());
            op.close();
            assertFalse(op.Is_null(), op + " is MPI's own");
        }
        assertTrue(MPI.OP_NULL.Is_null());
    }

    @Test
    void madeOperationsSayWhetherTheyCommute() {
        for (boolean commutes : new boolean[] {true, false}) {
            var op = Op.Create(OpCase::append, commutes);
            assertEquals(commutes, op.Commutative());
            assertFalse(op.Is_null());
            op.Free();
            assertTrue(op.Is_null());
        }
    }

    // Open MPI crashes in Reduce_local where there is no Init.
    @Tag("init")
    @Test
    void reduceLocalCombinesTwoBuffers() {
        for (Patterns type : Patterns.values()) {
            var op = type == Patterns.BOOLEAN ? MPI.LOR : MPI.SUM;
            var in = ArrayAndSegment.of(type, 3);
            var inout = ArrayAndSegment.of(type, 4);
            in.set(type.of(1, 0, 1));
            inout.set(type.of(1, 0, 0, 1));
            op.Reduce_local(in.array, 1, inout.array, 2, 2, type.datatype);
            op.Reduce_local(in.from(1), inout.from(2), 2L, type.datatype);
            inout.assertSame(type.of(1, 0, 0, type == Patterns.BOOLEAN ? 1 : 2));
            in.assertSame(type.of(1, 0, 1));
        }
    }

    @Test
    void reduceLocalChecksItsBuffers() {
        int[] two = {1, 2};
        var e =
                assertThrows(
                        MPIException.class,
                        () -> MPI.SUM.Reduce_local(two, 1, new int[2], 0, 2, MPI.INT));
        assertTrue(e.getMessage().contains("count 2"), e.getMessage());
        assertThrows(MPIException.class, () -> MPI.SUM.Reduce_local(two, 0, null, 0, 2, MPI.INT));
    }

    // Open MPI crashes in Reduce_local where there is no Init.
    @Tag("init")
    @Test
    void localOperationOfTheProgram() {
        try (var op = Op.Create(OpCase::append, false)) {
            long[] left = {12, 3};
            long[] right = {4, 56};
            op.Reduce_local(left, 0, right, 0, 2, MPI.LONG);
            assertArrayEquals(new long[] {124, 356}, right);
        }
    }

    @Test
    void ownOperationNonblocking() {
        ownOperation(CallMode.NONBLOCKING);
    }

    @Test
    void ownOperationPersistent() {
        ownOperation(CallMode.PERSISTENT);
    }

    private static void ownOperation(CallMode way) {
        var type = Patterns.LONG;
        var op = Op.Create(OpCase::append, false);
        var s = ArrayAndSegment.of(type, 2);
        var r = ArrayAndSegment.of(type, 2);
        IntConsumer fill =
                _ -> {
                    s.set(new long[] {RANK + 1, RANK + 1});
                    r.clear();
                };
        long whole = digits(SIZE - 1);
        long mine = digits(RANK);
        way.run(
                WORLD,
                "Allreduce",
                fill,
                _ -> r.assertSame(new long[] {whole, whole}),
                () -> args(s.array, 0, r.array, 0, 2, MPI.LONG, op),
                () -> args(s.segment, r.segment, 2, MPI.LONG, op));
        way.run(
                WORLD,
                "Scan",
                fill,
                _ -> r.assertSame(new long[] {mine, mine}),
                () -> args(s.array, 0, r.array, 0, 2, MPI.LONG, op),
                () -> args(s.segment, r.segment, 2, MPI.LONG, op));
        op.Free();
    }

    /**
     * Tests MAXLOC and MINLOC: a result has the extreme value, and the lowest of the ranks that
     * have this value. Ranks 0 and 1 have the same value.
     */
    @Test
    void locationsOfExtremes() {
        try (var arena = Arena.ofConfined()) {
            var pairs = ValueLayout.JAVA_INT;
            int value = RANK < 2 ? 7 : 1;
            var mine = arena.allocateFrom(pairs, value, RANK, -value, RANK);
            var highest = arena.allocate(mine.byteSize(), 4);
            var lowest = arena.allocate(mine.byteSize(), 4);
            WORLD.Allreduce(mine, highest, 2, MPI.TWOINT, MPI.MAXLOC);
            var request = WORLD.Iallreduce(mine, 0, lowest, 0, 2, MPI.TWOINT, MPI.MINLOC);
            Request.Waitall(new Request[] {request});
            int low = SIZE == 2 ? 7 : 1;
            int at = SIZE == 2 ? 0 : 2;
            assertArrayEquals(new int[] {7, 0, -low, at}, highest.toArray(pairs));
            assertArrayEquals(new int[] {low, at, -7, 0}, lowest.toArray(pairs));
        }
    }
}
