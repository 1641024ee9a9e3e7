package panmpi.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Verdicts on other bindings: the number of sizes at which panmpi is ahead, and the others. */
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
    void listsWhereItIsBehind() {
        var results = List.of(result("pingpong", 1, 10, 20), result("pingpong", 2, 30, 20));
        assertEquals(
                List.of(
                        "panmpi's arrays ahead of mpi4py at 1 of 2 sizes of pingpong",
                        "  behind at pingpong 2 B: 1.50 [1.50-1.50]"),
                new Ahead(results, "mpi4py").lines());
    }

    /** No judgement where a quarter of the rounds contradict it. */
    @Test
    void isNotBehindWhereRoundsDiffer() {
        var event = new Event("barrier", 0);
        var two = new Turn[] {new Turn(9, 0), new Turn(11, 0), new Turn(12, 0)};
        var ten = new Turn[] {new Turn(10, 0), new Turn(10, 0), new Turn(10, 0)};
        assertEquals(
                List.of(
                        "panmpi's arrays ahead of mpi4py at nothing",
                        "  as fast, as far as this tells, at barrier: 1.10 [1.00-1.15]"),
                new Ahead(
                                List.of(new Result(event, Map.of("arrays", two, "mpi4py", ten))),
                                "mpi4py")
                        .lines());
    }

    @Test
    void saysTheSameOfC() {
        var turns = Map.of("arrays", turns(21), "C", turns(20), "mpi4py", turns(10));
        assertEquals(
                List.of(
                        "panmpi's arrays ahead of mpi4py at nothing",
                        "  behind at barrier: 2.10 [2.10-2.10]",
                        "C itself ahead of mpi4py at nothing",
                        "  behind at barrier: 2.00 [2.00-2.00]"),
                new Ahead(List.of(new Result(new Event("barrier", 0), turns)), "mpi4py").lines());
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
