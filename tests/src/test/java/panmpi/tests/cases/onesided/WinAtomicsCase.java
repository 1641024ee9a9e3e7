package panmpi.tests.cases.onesided;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.util.List;
import mpi.MPI;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Patterns;

/** Tests atomic operations on the memory of another rank, which return the old value. */
@MpiTest(ranks = {1, 2, 3, 4})
final class WinAtomicsCase {

    @Test
    void getAccumulate() {
        for (Patterns type : Patterns.values()) {
            try (var win = window(type)) {
                var t = type.datatype;
                var old = type.untouched(6);
                win.Fence(0);
                win.Put(type.filled(7, 4), 0, 4, t, NEXT, 2, 4, t);
                win.Fence(0);
                var sent = type.filled(RANK, 6);
                win.Get_accumulate(sent, 1, 4, t, old, 2, 4, t, NEXT, 2, 4, t, MPI.REPLACE);
                win.Fence(0);
                type.assertHolds(old, 2, 4, 7, 0);
                var now = type.untouched(6);
                win.Get_accumulate(sent, 0, 0, t, now, 1, 4, t, NEXT, 2, 4, t, MPI.NO_OP);
                win.Fence(0);
                type.assertHolds(now, 1, 4, RANK, 1);
            }
        }
    }

    @Test
    void getAccumulateSegments() {
        try (var arena = Arena.ofShared();
                var win = window(Patterns.INT)) {
            var sent = arena.allocateFrom(JAVA_INT, 5, 6);
            var old = arena.allocateFrom(JAVA_INT, -1, -1);
            win.Fence(0);
            win.Get_accumulate(sent, 2L, MPI.INT, old, 2L, MPI.INT, NEXT, 1, 2L, MPI.INT, MPI.SUM);
            win.Fence(0);
            assertArrayEquals(new int[] {0, 0}, old.toArray(JAVA_INT));
            assertEquals(6, win.Base().getAtIndex(JAVA_INT, 2));
        }
    }

    @Test
    void fetchAndOp() {
        for (Patterns type : numbers()) {
            try (var win = window(type)) {
                var t = type.datatype;
                var old = type.of(9, 9, 9);
                win.Fence(0);
                win.Fetch_and_op(type.of(0, 3), 1, old, 2, t, NEXT, 4, MPI.SUM);
                win.Fence(0);
                type.assertSame(type.of(9, 9, 0), old);
                win.Fetch_and_op(type.of(8), 0, old, 0, t, NEXT, 4, MPI.NO_OP);
                win.Fence(0);
                type.assertSame(type.of(3, 9, 0), old);
            }
        }
    }

    @Test
    void compareAndSwap() {
        swap(Patterns.BYTE, Patterns.CHAR, Patterns.SHORT, Patterns.INT, Patterns.BOOLEAN);
    }

    @Test
    void compareAndSwapLong() {
        Lacks.assumeNot("Open MPI v4.1.4", "MPI_Compare_and_swap of 64 bits crashes");
        swap(Patterns.LONG);
    }

    private static void swap(Patterns... types) {
        for (Patterns type : types) {
            try (var win = window(type)) {
                var t = type.datatype;
                var zero = type.of(0);
                var old = type.of(9, 9);
                win.Fence(0);
                win.Compare_and_swap(type.of(9, 1), 1, zero, 0, old, 1, t, NEXT, 2);
                win.Fence(0);
                type.assertSame(type.of(9, 0), old);
                win.Compare_and_swap(zero, 0, zero, 0, old, 1, t, NEXT, 2);
                win.Fence(0);
                type.assertSame(type.of(9, 1), old);
            }
        }
    }

    private static List<Patterns> numbers() {
        return List.of(
                Patterns.BYTE,
                Patterns.CHAR,
                Patterns.SHORT,
                Patterns.INT,
                Patterns.LONG,
                Patterns.FLOAT,
                Patterns.DOUBLE);
    }

    /** Makes a window whose 32 elements are zero on each rank. */
    private static Win window(Patterns type) {
        var win = Win.Allocate(32L * type.bytes, type.bytes, null, WORLD);
        win.Base().fill((byte) 0);
        WORLD.Barrier();
        return win;
    }
}
