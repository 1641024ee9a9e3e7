package panmpi.tests.cases.onesided;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import mpi.Datatype;
import mpi.MPI;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/** Tests Put, Get and Accumulate on the memory of another rank, between fences. */
@MpiTest(ranks = {1, 2, 3, 4})
final class WinAccessCase {

    @Test
    void putAndGet() {
        for (Patterns type : Patterns.values()) {
            try (var win = window(type)) {
                var t = type.datatype;
                win.Fence(0);
                win.Put(type.filled(RANK, 9), 2, 5, t, NEXT, 3, 5, t);
                win.Fence(0);
                var theirs = type.untouched(8);
                win.Get(theirs, 1, 5, t, NEXT, 3, 5, t);
                var mine = type.untouched(7);
                win.Get(mine, 0, 5, t, RANK, 3, 5, t);
                win.Fence(0);
                type.assertHolds(theirs, 1, 5, RANK, 2);
                type.assertHolds(mine, 0, 5, PREVIOUS, 2);
            }
        }
    }

    @Test
    void putAndGetSegments() {
        try (var arena = Arena.ofShared();
                var win = window(Patterns.INT)) {
            var sent = arena.allocateFrom(JAVA_INT, RANK, RANK + 1, RANK + 2);
            win.Fence(0);
            win.Put(sent, 3L, MPI.INT, NEXT, 4, 3L, MPI.INT);
            win.Fence(0);
            assertEquals(PREVIOUS + 2, win.Base().getAtIndex(JAVA_INT, 6));
            var offHeap = arena.allocate(JAVA_INT, 3);
            var onHeap = new int[4];
            win.Get(offHeap, 3L, MPI.INT, NEXT, 4, 3L, MPI.INT);
            win.Get(MemorySegment.ofArray(onHeap).asSlice(4), 3L, MPI.INT, NEXT, 4, 3L, MPI.INT);
            win.Fence(0);
            assertEquals(-1, offHeap.mismatch(sent));
            assertArrayEquals(new int[] {0, RANK, RANK + 1, RANK + 2}, onHeap);
        }
    }

    @Test
    void putAndGetEverySecondElement() {
        try (var second = Datatype.Vector(3, 1, 2, MPI.INT);
                var win = window(Patterns.INT)) {
            second.Commit();
            win.Fence(0);
            win.Put(new int[] {9, 1, 9, 2, 9, 3}, 1, 1, second, NEXT, 4, 3, MPI.INT);
            win.Fence(0);
            int[] got = {9, 9, 9, 9, 9, 9};
            win.Get(got, 0, 1, second, NEXT, 4, 3, MPI.INT);
            win.Fence(0);
            assertArrayEquals(new int[] {1, 9, 2, 9, 3, 9}, got);
        }
    }

    @Test
    void accumulate() {
        for (Patterns type : numbers()) {
            try (var win = window(type);
                    var arena = Arena.ofShared()) {
                var t = type.datatype;
                win.Fence(0);
                if (RANK == 0) {
                    win.Put(type.of(1, 2, 3), 0, 3, t, 0, 5, 3, t);
                }
                win.Fence(0);
                win.Accumulate(type.of(0, 10, 20, 30), 1, 3, t, 0, 5, 3, t, MPI.SUM);
                win.Fence(0);
                var got = arena.allocate(3L * type.bytes, 8);
                win.Get(got, 3L, t, 0, 5, 3L, t);
                win.Fence(0);
                win.Accumulate(got, 3L, t, RANK, 8, 3L, t, MPI.REPLACE);
                win.Fence(0);
                var copy = type.of(0, 0, 0);
                win.Get(copy, 0, 3, t, RANK, 8, 3, t);
                win.Fence(0);
                type.assertSame(type.of(1 + 10 * SIZE, 2 + 20 * SIZE, 3 + 30 * SIZE), copy);
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
