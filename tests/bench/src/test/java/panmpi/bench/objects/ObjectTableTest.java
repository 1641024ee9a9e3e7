package panmpi.bench.objects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import panmpi.bench.results.Result;
import panmpi.bench.results.Sample;
import panmpi.bench.results.TimeFormat;

/** Tests that tables show ratios for messages, and the time saved for objects in memory. */
final class ObjectTableTest {

    @Test
    void messagesAreInMicroseconds() {
        var result =
                new Result(
                        ObjectWorkloads.array("byte", "rows", 128), times("raw", 2000, "a", 5000));
        assertEquals(
                List.of("byte[128][128]", "1.000", "2.500 2.50 [2.50-2.50]", "-"),
                cells(result, List.of("raw", "a", "ccj"), TimeFormat.AGAINST_RAW));
    }

    @Test
    void objectsAreInNanoseconds() {
        var result =
                new Result(ObjectWorkloads.read("tree(15)"), times("java.io", 6400, "a", 1600));
        assertEquals(
                List.of("read tree(15)", "6400", "1600 75 [75 to 75]"),
                cells(result, List.of("java.io", "a"), TimeFormat.AGAINST_JAVA_IO));
    }

    private static List<String> cells(Result result, List<String> variants, TimeFormat format) {
        var bytes = new ByteArrayOutputStream();
        var out = new PrintStream(bytes, true, StandardCharsets.US_ASCII);
        new ObjectTable(out, variants, format).row(result);
        return Arrays.asList(bytes.toString(StandardCharsets.US_ASCII).strip().split(" {2,}"));
    }

    private static Map<String, Sample[]> times(
            String one, double nanos, String other, double more) {
        return Map.of(one, samples(nanos), other, samples(more));
    }

    private static Sample[] samples(double nanos) {
        return new Sample[] {new Sample(nanos, 0)};
    }
}
