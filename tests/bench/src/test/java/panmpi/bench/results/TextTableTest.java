package panmpi.bench.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests tables for terminals and for documents. */
final class TextTableTest {
    private final TextTable grid = new TextTable(List.of("name", "s")).add(List.of("a", "10.5"));

    @Test
    void columnsAreAsWideAsTheyNeed() {
        assertEquals(List.of("name     s", "a     10.5"), grid.text());
    }

    @Test
    void markdownHasALineBelowTheHead() {
        assertEquals(List.of("| name | s |", "|---|--:|", "| a | 10.5 |"), grid.markdown());
    }

    @Test
    void rowOfAnotherLengthIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> grid.add(List.of("a")));
    }
}
