package mpi.internal.staging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.internal.memory.Element;
import org.junit.jupiter.api.Test;

/**
 * Tests shapes of basic types, and the short check by which most calls find that a buffer holds
 * their items. The check answers false in all doubtful cases, which are left to the full check.
 */
final class TypeShapeTest {
    private static final TypeShape INT = TypeShape.basic("MPI.INT", Element.INT, 1);

    @Test
    void arrayHoldsItsElementsAndNoMore() {
        int[] array = new int[5];
        assertTrue(INT.hasItems(array, 0, 5));
        assertTrue(INT.hasItems(array, 4, 1));
        assertFalse(INT.hasItems(array, 1, 5));
        assertFalse(INT.hasItems(array, 5, 1));
        assertFalse(INT.hasItems(array, -1, 1));
        assertFalse(INT.hasItems(array, Integer.MAX_VALUE, Long.MAX_VALUE));
    }

    @Test
    void arraysOfOtherClassesAndNothingAreLeftToTheFullCheck() {
        assertFalse(INT.hasItems(new float[5], 0, 1));
        assertFalse(INT.hasItems(null, 0, 1));
        assertFalse(INT.hasItems(new int[5], 0, 0));
        assertFalse(TypeShape.basic("MPI.INT2", Element.INT, 2).hasItems(new int[5], 0, 1));
        assertFalse(TypeShape.front("front", 8).hasItems(new byte[8], 0, 8));
    }

    @Test
    void memoryHoldsItsBytes() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment memory = arena.allocate(11);
            assertTrue(INT.hasItems(memory, 2));
            assertFalse(INT.hasItems(memory, 3));
            assertFalse(INT.hasItems(memory, Long.MAX_VALUE));
        }
    }

    @Test
    void memoryOnTheHeapClosedOrOfAnotherThreadIsLeftToTheFullCheck() throws Exception {
        assertFalse(INT.hasItems(MemorySegment.ofArray(new int[2]), 1));
        Arena arena = Arena.ofConfined();
        MemorySegment memory = arena.allocate(8);
        boolean[] elsewhere = {true};
        Thread other = new Thread(() -> elsewhere[0] = INT.hasItems(memory, 1));
        other.start();
        other.join();
        assertFalse(elsewhere[0]);
        arena.close();
        assertFalse(INT.hasItems(memory, 1));
    }

    @Test
    void pairsAreContiguous() {
        TypeShape pair = TypeShape.basic("MPI.SHORT2", Element.SHORT, 2);
        assertEquals(4, pair.size());
        assertEquals(4, pair.extent());
        assertEquals(4, pair.layout().trueUb());
        assertTrue(pair.isPlain() && pair.layout().isDense());
    }

    @Test
    void objectsAreNoPlainElements() {
        TypeShape objects = TypeShape.basic("MPI.OBJECT", Element.OBJECT, 1);
        assertTrue(objects.isObject() && objects.layout().isDense());
        assertFalse(objects.isPlain());
        assertFalse(objects.hasItems(new Object[1], 0, 1));
        assertFalse(INT.isObject());
    }

    @Test
    void boundsWithoutDataDoNotCount() {
        TrueBounds some = new TrueBounds(-8, 4);
        assertEquals(some, TrueBounds.NONE.with(some));
        assertEquals(some, some.with(new TrueBounds(100, 100)));
        assertEquals(new TrueBounds(-8, 20), some.with(new TrueBounds(16, 20)));
    }
}
