package panmpi.tests.soak;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Tests that the model of the soak finds a wrong byte, a written gap, and memory that grows. */
final class ModelTest {
    private static final int WIDTH = 2;

    /**
     * Two neighbouring columns of a matrix of three rows and five columns; the next item begins two
     * columns further.
     */
    private static final Shape COLUMNS = Shape.ELEMENT.vector(3, 2, 5).resized(0, 2);

    @Test
    void shapesSayWhereElementsLie() {
        assertArrayEquals(new int[] {0, 1, 5, 6, 10, 11}, COLUMNS.places(0, 1));
        assertArrayEquals(new int[] {1, 2, 6, 7, 11, 12, 3, 4, 8, 9, 13, 14}, COLUMNS.places(1, 2));
        Shape struct =
                Shape.struct(
                        new int[] {1, 0, 2},
                        new int[] {20, 99, 3},
                        new Shape[] {COLUMNS, COLUMNS, Shape.ELEMENT});
        assertArrayEquals(new int[] {20, 21, 25, 26, 30, 31, 3, 4}, struct.map());
        assertEquals(3, struct.lb());
        assertEquals(22, struct.ub());
    }

    @Test
    void overlappingItemsAreNotReceived() {
        assertTrue(COLUMNS.canBeReceived(2));
        assertFalse(COLUMNS.canBeReceived(4));
        assertFalse(COLUMNS.resized(0, 0).canBeReceived(1));
    }

    @Test
    void aMessageGoesToItsPlacesOnly() {
        byte[] image = new byte[16 * WIDTH];
        byte[] message = {1, 2, 3, 4, 5, 6};
        Model.place(image, COLUMNS.places(1, 1), WIDTH, message);
        assertArrayEquals(
                new byte[] {1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0},
                Model.picked(image, COLUMNS.places(1, 1), WIDTH));
        assertEquals(6, nonZero(image));
    }

    private static int nonZero(byte[] image) {
        int count = 0;
        for (byte b : image) {
            count += b == 0 ? 0 : 1;
        }
        return count;
    }

    @Test
    void oneWrongByteIsFound() {
        byte[] expected = new byte[16 * WIDTH];
        Model.place(expected, COLUMNS.places(1, 1), WIDTH, new byte[12]);
        byte[] found = expected.clone();
        assertTrue(Wrong.in(expected, found, WIDTH).isNothing());
        found[2 * WIDTH + 1] = 9;
        assertEquals(new Wrong(1, 2, "0000", "0009"), Wrong.in(expected, found, WIDTH));
    }

    @Test
    void aWrittenGapIsFound() {
        byte[] expected = new byte[16 * WIDTH];
        byte[] found = expected.clone();
        int gap = 4;
        found[gap * WIDTH] = 1;
        found[15 * WIDTH] = 1;
        assertEquals(new Wrong(2, gap, "0000", "0100"), Wrong.in(expected, found, WIDTH));
    }

    @Test
    void memoryThatGrowsIsNotFlat() {
        Flatness flat = new Flatness("flat", 100);
        Flatness growing = new Flatness("growing", 100);
        for (int i = 0; i < 30; i++) {
            flat.add(i < 10 ? 1000 + 50 * i : 1500 + 40 * (i % 2));
            growing.add(1000 + 10 * i);
        }
        assertTrue(flat.isFlat(), flat.toString());
        assertFalse(growing.isFlat(), growing.toString());
        assertEquals(140, growing.growth());
    }
}
