package panmpi.bench.results;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests that the ratio of each pair of times is taken first, and then the median of the ratios. */
final class RatiosTest {

    @Test
    void pairsAreComparedBeforeTheMedianIsTaken() {
        var ratios = Ratios.of(new double[] {2, 30, 600}, new double[] {1, 10, 100});
        assertEquals(3, ratios.median());
        assertEquals("3.00 [2.50-4.50]", ratios.toString());
    }

    @Test
    void anEvenNumberHasItsMedianBetweenTwo() {
        assertEquals(2.5, Ratios.median(new double[] {4, 1, 3, 2}));
    }

    @Test
    void ratiosOfSeveralWorkloadsCountAlike() {
        var one = Ratios.of(new double[] {1, 2}, new double[] {1, 1});
        var other = Ratios.of(new double[] {9}, new double[] {3});
        assertEquals(2, Ratios.together(List.of(one, other)).median());
    }

    @Test
    void halfARoundTripIsOneWay() {
        assertEquals(0.05, result("pingpong", 8, 100, 1, 1).micros("C"));
        assertEquals(0.1, result("barrier", 0, 100, 1, 1).micros("C"));
    }

    @Test
    void sizesAreWrittenAsPeopleDo() {
        var sizes = Arrays.asList(new Workload("halo", 0), new Workload("halo", 512));
        assertEquals("[halo, halo 512 B]", sizes.toString());
        assertEquals("bcast 64 KiB", new Workload("bcast", 64 << 10).toString());
        assertEquals("bcast 4 MiB", new Workload("bcast", 4 << 20).toString());
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
