package panmpi.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Messages are compared by ratios, objects in memory by what is saved. */
final class ObjectTableTest {

    @Test
    void messagesAreInMicroseconds() {
        var result =
                new Result(ObjectEvents.array("byte", "rows", 128), times("raw", 2000, "a", 5000));
        assertEquals(
                List.of("byte[128][128]", "1.000", "2.500 2.50 [2.50-2.50]", "-"),
                cells(result, List.of("raw", "a", "ccj"), Look.AGAINST_RAW));
    }

    @Test
    void objectsAreInNanoseconds() {
        var result = new Result(ObjectEvents.read("tree(15)"), times("java.io", 6400, "a", 1600));
        assertEquals(
                List.of("read tree(15)", "6400", "1600 75 [75 to 75]"),
                cells(result, List.of("java.io", "a"), Look.AGAINST_JAVA_IO));
    }

    private static List<String> cells(Result result, List<String> entries, Look look) {
        var bytes = new ByteArrayOutputStream();
        var out = new PrintStream(bytes, true, StandardCharsets.US_ASCII);
        new ObjectTable(out, entries, look).row(result);
        return Arrays.asList(bytes.toString(StandardCharsets.US_ASCII).strip().split(" {2,}"));
    }

    private static Map<String, Turn[]> times(String one, double nanos, String other, double more) {
        return Map.of(one, turns(nanos), other, turns(more));
    }

    private static Turn[] turns(double nanos) {
        return new Turn[] {new Turn(nanos, 0)};
    }
}
