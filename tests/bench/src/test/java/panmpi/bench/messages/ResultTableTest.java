package panmpi.bench.messages;

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
import panmpi.bench.results.Workload;

/** Tests that the table has a cell for each variant, and heap bytes only for panmpi. */
final class ResultTableTest {

    @Test
    void missingVariantHasADash() {
        Map<String, Sample[]> samples = Map.of("C", samples(1000, 0), "arrays", samples(1500, 72));
        var cells = cells(new Result(new Workload("put", 8), samples));
        assertEquals(List.of("put 8 B", "1.000", "1.50 [1.50-1.50] 72 B", "-"), cells);
    }

    @Test
    void othersHaveNoHeap() {
        Map<String, Sample[]> samples =
                Map.of(
                        "C",
                        samples(1000, 0),
                        "arrays",
                        samples(900, 0),
                        "mpi4py",
                        samples(25000, 0));
        var cells = cells(new Result(new Workload("bcast", 1 << 10), samples));
        assertEquals(
                List.of("bcast 1 KiB", "1.000", "0.90 [0.90-0.90] 0 B", "25.0 [25.0-25.0]"), cells);
    }

    private static List<String> cells(Result result) {
        var bytes = new ByteArrayOutputStream();
        var out = new PrintStream(bytes, true, StandardCharsets.US_ASCII);
        new ResultTable(out, List.of("arrays", "mpi4py")).row(result);
        return Arrays.asList(bytes.toString(StandardCharsets.US_ASCII).strip().split(" {2,}"));
    }

    private static Sample[] samples(double nanos, long bytes) {
        return new Sample[] {new Sample(nanos, bytes)};
    }
}
