package panmpi.bench.messages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import panmpi.bench.results.Result;
import panmpi.bench.results.Sample;
import panmpi.bench.results.Workload;

/** The last line of the bench tells short messages from long ones. */
final class SummaryTest {

    @Test
    void theSummaryTellsShortFromLong() {
        var results =
                List.of(
                        result("pingpong", 8, 100, 110, 101),
                        result("pingpong", 1 << 20, 1000, 1050, 1010),
                        result("alltoall", 64, 10, 12, 10));
        assertEquals(
                "bench: arrays<=4KiB 1.10 arrays>=64KiB 1.05 segments 1.01 collectives 1.20"
                        + " (x C, median of paired ratios)",
                new Summary(results).toString());
    }

    private static Result result(
            String benchmark, int size, double c, double arrays, double segments) {
        return new Result(
                new Workload(benchmark, size),
                Map.of("C", samples(c), "arrays", samples(arrays), "segments", samples(segments)));
    }

    private static Sample[] samples(double nanos) {
        return new Sample[] {new Sample(nanos, 0)};
    }
}
