package panmpi.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The sizes of arrays, in elements and in bytes. */
final class ObjectEventsTest {

    @Test
    void bytesOfAMessageFollowTheElements() {
        assertEquals(1 << 20, ObjectEvents.array("byte", "rows", 1024).size());
        assertEquals(4 << 20, ObjectEvents.array("float", "rows", 1024).size());
    }

    @Test
    void theSideIsFoundAgain() {
        for (String type : ObjectEvents.ELEMENTS) {
            for (String shape : ObjectEvents.SHAPES) {
                Event event = ObjectEvents.array(type, shape, 384);
                assertEquals(384, ObjectEvents.side(event), event.game());
            }
        }
    }

    @Test
    void arraysReachFrom128To1024() {
        List<Integer> sides =
                ObjectEvents.arrays(false).stream()
                        .filter(event -> ObjectEvents.isOf("float", "row", event))
                        .map(ObjectEvents::side)
                        .toList();
        assertEquals(List.of(128, 256, 384, 512, 768, 1024), sides);
    }

    @Test
    void theLastLineHasWhatItNeedsWhenItIsQuick() {
        assertTrue(ObjectEvents.arrays(true).contains(ObjectEvents.array("float", "rows", 1024)));
    }

    @Test
    void labelsAreForPeople() {
        assertEquals(
                "float[384][384]", ObjectEvents.label(ObjectEvents.array("float", "rows", 384)));
        assertEquals("byte[1][9*9]", ObjectEvents.label(ObjectEvents.array("byte", "row", 9)));
        List<String> things = ObjectEvents.things().stream().map(ObjectEvents::label).toList();
        assertEquals(List.of("write 32 ints", "read 32 ints"), things.subList(0, 2));
        assertTrue(things.contains("read 4 ints + 2 nulls"));
    }

    @Test
    void halfARoundTripOfObjectsIsOneWay() {
        assertEquals(2, ObjectEvents.array("byte", "rows", 128).parts());
        List<Integer> parts = ObjectEvents.calls().stream().map(Event::parts).toList();
        assertEquals(List.of(2, 2, 1, 1, 1, 1, 1, 1, 1, 1), parts);
    }
}
