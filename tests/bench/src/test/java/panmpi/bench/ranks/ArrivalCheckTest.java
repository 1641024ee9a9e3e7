package panmpi.bench.ranks;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** Tests the comparison of received arrays with the sent arrays. */
final class ArrivalCheckTest {

    @Test
    void equalRowsPass() {
        assertDoesNotThrow(
                () ->
                        ArrivalCheck.check(
                                MessageContents.floats(3, 4), MessageContents.floats(3, 4)));
    }

    @Test
    void otherElementsLengthsTypesAndNothingAreFound() {
        int[][] sent = {{1, 2}};
        for (Object[] arrived :
                new Object[][] {{new int[] {1, 3}}, {new int[] {2}}, {new long[] {1, 2}}, {null}}) {
            assertThrows(IllegalStateException.class, () -> ArrivalCheck.check(sent, arrived));
        }
    }
}
