package panmpi.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The last line, of one codec among several. */
final class ObjectSummaryTest {

    @Test
    void theLineIsThatOfTheCodec() {
        assertEquals(
                "objects: float[1024][1024] 2.50 x raw; 32 ints saves 80/70 %;"
                        + " 4 ints + 2 nulls saves 60/50 %; tree(15) saves 40/-30 %"
                        + " (against java.io)",
                new ObjectSummary("mine", things(20, 30, 40, 50, 60, 130), arrays()).toString());
    }

    @Test
    void ratiosAreOfThePairs() {
        var rows = ObjectEvents.array("float", "rows", 1024);
        var turns = Map.of("raw", turn(2), "datatype", turn(4), "mine", turn(5));
        assertEquals(
                "float[1024][1024]: by a datatype of MPI's, without objects 2.00 [2.00-2.00] x raw;"
                        + " mine 1.25 [1.25-1.25] x that",
                new ObjectSummary("mine", List.of(), List.of(new Result(rows, turns))).rows());
    }

    @Test
    void whatWasNotPlayedIsNamed() {
        var summary = new ObjectSummary("mine", List.of(), arrays());
        var failure = assertThrows(IllegalArgumentException.class, summary::toString);
        assertEquals("write-32-ints was not played", failure.getMessage());
    }

    private static List<Result> arrays() {
        return List.of(
                result(ObjectEvents.array("byte", "rows", 1024), "raw", 1, "mine", 9),
                result(ObjectEvents.array("float", "row", 1024), "raw", 1, "mine", 8),
                result(ObjectEvents.array("float", "rows", 1024), "raw", 2, "mine", 5));
    }

    private static List<Result> things(double... times) {
        List<Result> results = new ArrayList<>();
        for (Event event : ObjectEvents.things()) {
            results.add(result(event, "java.io", 100, "mine", times[results.size()]));
        }
        return results;
    }

    private static Result result(
            Event event, String reference, double referenceNanos, String codec, double nanos) {
        return new Result(event, Map.of(reference, turn(referenceNanos), codec, turn(nanos)));
    }

    private static Turn[] turn(double nanos) {
        return new Turn[] {new Turn(nanos, 0)};
    }
}
