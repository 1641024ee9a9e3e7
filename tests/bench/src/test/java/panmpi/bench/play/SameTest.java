package panmpi.bench.play;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** Arrays that arrive are compared with those that were sent. */
final class SameTest {

    @Test
    void equalRowsPass() {
        assertDoesNotThrow(() -> Same.check(Fill.floats(3, 4), Fill.floats(3, 4)));
    }

    @Test
    void otherElementsLengthsTypesAndNothingAreFound() {
        int[][] sent = {{1, 2}};
        for (Object[] arrived :
                new Object[][] {{new int[] {1, 3}}, {new int[] {2}}, {new long[] {1, 2}}, {null}}) {
            assertThrows(IllegalStateException.class, () -> Same.check(sent, arrived));
        }
    }
}
