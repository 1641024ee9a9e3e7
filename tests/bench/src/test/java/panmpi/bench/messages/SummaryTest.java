package panmpi.bench.messages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import panmpi.bench.results.Result;
import panmpi.bench.results.Sample;
import panmpi.bench.results.Workload;

/** Tests the summary of the bench, which has separate numbers for short and long messages. */
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

    @Test
    void whatIsOnItsWayIsAnotherLine() {
        var results =
                List.of(
                        result("put", 8, 100, 130, 101),
                        result("window", 64, 100, 120, 100),
                        result("bidirectional", 64, 100, 140, 100),
                        result("halo", 1024, 100, 110, 100),
                        result("pingpong-new", 8, 100, 115, 100));
        assertEquals(
                "bench: put 8 B 1.30 x, window of 64 1.20 x, bidirectional 1.40 x, halo 1 KiB 1.10 x,"
                        + " new arrays 1.15 x, garbage 2 B a message",
                new Summary(results).windows());
    }

    private static Result result(
            String benchmark, int size, double c, double arrays, double segments) {
        return new Result(
                new Workload(benchmark, size),
                Map.of("C", samples(c), "arrays", samples(arrays), "segments", samples(segments)));
    }

    private static Sample[] samples(double nanos) {
        return new Sample[] {new Sample(nanos, 128)};
    }
}
