package mpi.internal.staging;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import mpi.internal.memory.Element;
import org.junit.jupiter.api.Test;

/**
 * Tests which bytes of a buffer a call uses: their bounds, and the blocks of the typemap. Only
 * basic types are tested, since they need no MPI.
 */
final class ByteRangeTest {
    private static final TypeShape INT = TypeShape.basic("MPI.INT", Element.INT, 1);
    private static final TypeShape PAIR = TypeShape.basic("MPI.LONG2", Element.LONG, 2);

    private final ByteRange range = new ByteRange();

    @Test
    void itemsOfABasicTypeAreContiguous() {
        range.of("MPI_Send", PAIR, 3);
        assertBounds(0, 48);
        assertTrue(range.isPlain());
        assertEquals(Element.LONG, range.element());
        assertFalse(range.hasGaps());
        assertNull(range.typemapBlocks());
        assertEquals("count 3 of MPI.LONG2", range.describe());
    }

    @Test
    void noItemsSelectNoByte() {
        range.of("MPI_Send", INT, 0);
        assertTrue(range.isEmpty());
    }

    @Test
    void blocksEncloseAllDisplacements() {
        range.of("MPI_Alltoallv", INT, new int[] {2, 0, 1}, new int[] {5, -100, -3}, 3);
        assertBounds(-12, 28);
        assertFalse(range.isPlain());
        assertTrue(range.hasGaps());
        assertArrayEquals(new long[] {32, 8, 0, 4}, range.typemapBlocks());
        assertEquals("a block of MPI.INT", range.describe());
    }

    @Test
    void adjacentBlocksAreOne() {
        range.of("MPI_Alltoallv", INT, new long[] {1, 2}, new long[] {4, 5}, 2);
        assertArrayEquals(new long[] {0, 12}, range.typemapBlocks());
    }

    @Test
    void emptyBlocksSelectNoByte() {
        range.of("MPI_Alltoallv", INT, new int[2], new int[] {7, Integer.MIN_VALUE}, 2);
        assertTrue(range.isEmpty());
    }

    @Test
    void blocksOfOneElementHaveIt() {
        range.beginBlocks(INT);
        range.add("MPI_Alltoallw", INT, 1, 8);
        range.add("MPI_Alltoallw", PAIR, 0, 0);
        assertEquals(Element.INT, range.element());
        assertBounds(8, 12);
    }

    @Test
    void blocksOfSeveralElementsHaveNone() {
        range.beginBlocks(INT);
        range.add("MPI_Alltoallw", INT, 1, 0);
        range.add("MPI_Alltoallw", PAIR, 1, 8);
        assertNull(range.element());
        assertBounds(0, 24);
    }

    @Test
    void emptyFirstBlockDoesNotSetTheElement() {
        range.beginBlocks(INT);
        range.add("MPI_Alltoallw", INT, 0, 0);
        range.add("MPI_Alltoallw", PAIR, 1, 16);
        assertEquals(Element.LONG, range.element());
    }

    @Test
    void oneObjectServesCallAfterCall() {
        range.of("MPI_Alltoallv", INT, new int[] {1, 1}, new int[] {0, 9}, 2);
        range.of("MPI_Send", INT, 2);
        assertBounds(0, 8);
        assertNull(range.typemapBlocks());
    }

    private void assertBounds(long low, long high) {
        assertEquals(low, range.low());
        assertEquals(high, range.high());
    }
}
