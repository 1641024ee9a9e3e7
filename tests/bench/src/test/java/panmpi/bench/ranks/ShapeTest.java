package panmpi.bench.ranks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** Tests the division of elements among arrays. */
final class ShapeTest {

    @Test
    void elementsLieInARowOrInASquare() {
        assertEquals(1, Shape.ROW.arrays(16384));
        assertEquals(128, Shape.ROWS.arrays(16384));
        assertThrows(IllegalArgumentException.class, () -> Shape.ROWS.arrays(15));
    }
}
