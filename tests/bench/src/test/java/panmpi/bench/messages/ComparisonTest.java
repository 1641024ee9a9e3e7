package panmpi.bench.messages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import panmpi.bench.results.Result;
import panmpi.bench.results.Sample;
import panmpi.bench.results.Workload;

/**
 * Tests the lines that compare panmpi with another binding: the number of sizes at which panmpi is
 * faster, and the list of the other sizes.
 */
final class ComparisonTest {

    @Test
    void countsTheSizesOfEachBenchmark() {
        var results =
                List.of(
                        result("pingpong", 1, 10, 20),
                        result("pingpong", 2, 10, 20),
                        result("barrier", 0, 10, 20));
        assertEquals(
                List.of("panmpi's arrays ahead of mpi4py at 2 of 2 sizes of pingpong, barrier"),
                new Comparison(results, "mpi4py").lines());
    }

    @Test
    void listsWhereItIsBehind() {
        var results = List.of(result("pingpong", 1, 10, 20), result("pingpong", 2, 30, 20));
        assertEquals(
                List.of(
                        "panmpi's arrays ahead of mpi4py at 1 of 2 sizes of pingpong",
                        "  behind at pingpong 2 B: 1.50 [1.50-1.50]"),
                new Comparison(results, "mpi4py").lines());
    }

    /** Tests that panmpi is not called slower if it was as fast in a quarter of the rounds. */
    @Test
    void isNotBehindWhereRoundsDiffer() {
        var workload = new Workload("barrier", 0);
        var two = new Sample[] {new Sample(9, 0), new Sample(11, 0), new Sample(12, 0)};
        var ten = new Sample[] {new Sample(10, 0), new Sample(10, 0), new Sample(10, 0)};
        assertEquals(
                List.of(
                        "panmpi's arrays ahead of mpi4py at nothing",
                        "  as fast, as far as this tells, at barrier: 1.10 [1.00-1.15]"),
                new Comparison(
                                List.of(new Result(workload, Map.of("arrays", two, "mpi4py", ten))),
                                "mpi4py")
                        .lines());
    }

    @Test
    void saysTheSameOfC() {
        var samples = Map.of("arrays", samples(21), "C", samples(20), "mpi4py", samples(10));
        assertEquals(
                List.of(
                        "panmpi's arrays ahead of mpi4py at nothing",
                        "  behind at barrier: 2.10 [2.10-2.10]",
                        "C itself ahead of mpi4py at nothing",
                        "  behind at barrier: 2.00 [2.00-2.00]"),
                new Comparison(List.of(new Result(new Workload("barrier", 0), samples)), "mpi4py")
                        .lines());
    }

    @Test
    void leavesOutBenchmarksThatTheOtherLacks() {
        var alone = new Result(new Workload("put", 8), Map.of("arrays", samples(10)));
        assertEquals(
                List.of("panmpi's arrays ahead of mpi4py at bcast"),
                new Comparison(List.of(alone, result("bcast", 8, 1, 2)), "mpi4py").lines());
    }

    private static Result result(String benchmark, int size, double arrays, double other) {
        return new Result(
                new Workload(benchmark, size),
                Map.of("arrays", samples(arrays), "mpi4py", samples(other)));
    }

    private static Sample[] samples(double nanos) {
        return new Sample[] {new Sample(nanos, 0)};
    }
}
