package panmpi.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What is said of other bindings: at how many sizes panmpi is ahead of them, and where it is not.
 */
final class AheadTest {

    @Test
    void countsTheSizesOfEachGame() {
        var results =
                List.of(
                        result("pingpong", 1, 10, 20),
                        result("pingpong", 2, 10, 20),
                        result("barrier", 0, 10, 20));
        assertEquals(
                List.of("panmpi's arrays ahead of mpi4py at 2 of 2 sizes of pingpong, barrier"),
                new Ahead(results, "mpi4py").lines());
    }

    @Test
    void listsWhereItIsNotAhead() {
        var results =
                List.of(
                        result("pingpong", 1, 10, 20),
                        result("pingpong", 2, 30, 20),
                        result("barrier", 0, 20, 20));
        assertEquals(
                List.of(
                        "panmpi's arrays ahead of mpi4py at 1 of 2 sizes of pingpong",
                        "  not at pingpong 2 B: 1.50 [1.50-1.50], barrier: 1.00 [1.00-1.00]"),
                new Ahead(results, "mpi4py").lines());
    }

    @Test
    void leavesOutWhatTheOtherDoesNotPlay() {
        var alone = new Result(new Event("put", 8), Map.of("arrays", turns(10)));
        assertEquals(
                List.of("panmpi's arrays ahead of mpi4py at bcast"),
                new Ahead(List.of(alone, result("bcast", 8, 1, 2)), "mpi4py").lines());
    }

    private static Result result(String game, int size, double arrays, double other) {
        return new Result(
                new Event(game, size), Map.of("arrays", turns(arrays), "mpi4py", turns(other)));
    }

    private static Turn[] turns(double nanos) {
        return new Turn[] {new Turn(nanos, 0)};
    }
}
