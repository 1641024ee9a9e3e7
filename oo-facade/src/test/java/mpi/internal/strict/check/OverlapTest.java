package mpi.internal.strict.check;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Tests which ranges and blocks of bytes overlap. */
final class OverlapTest {

    @Test
    void rangesInAnyOrderAreCompared() {
        assertFalse(Overlap.isIn(new long[] {}));
        assertFalse(Overlap.isIn(new long[] {8, 12, 0, 8}));
        assertTrue(Overlap.isIn(new long[] {8, 12, 0, 9}));
    }

    @Test
    void aLongRangeCoversOnesThatDoNotFollowIt() {
        assertTrue(Overlap.isIn(new long[] {0, 100, 10, 20, 90, 95}));
        assertTrue(Overlap.isIn(new long[] {0, 100, 20, 20, 90, 95}));
    }

    @Test
    void blocksAreBeginAndLength() {
        assertFalse(Overlap.isAmongBlocks(new long[] {0, 4, 4, 4}));
        assertTrue(Overlap.isAmongBlocks(new long[] {0, 5, 4, 4}));
    }

    @Test
    void anEmptyBlockOverlapsNothingAtAnEnd() {
        assertFalse(Overlap.isAmongBlocks(new long[] {0, 4, 4, 0, 4, 4}));
    }
}
