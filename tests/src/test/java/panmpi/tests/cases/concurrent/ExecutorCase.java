package panmpi.tests.cases.concurrent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mpi.Intracomm;
import mpi.MPI;
import mpi.concurrent.ExecutorBody;
import mpi.concurrent.ExecutorOptions;
import mpi.concurrent.MpiExecutor;
import mpi.concurrent.Shared;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests executors over ranks, of which rank 0 is the master. */
@MpiTest(ranks = {1, 2, 4})
final class ExecutorCase {
    private static int begun;

    private static <E extends Exception> void run(ExecutorBody<E> body) throws E {
        MpiExecutor.run(WORLD, ExecutorOptions.DEFAULTS, body);
    }

    @Test
    void tasksRunOnTheOtherRanks() {
        run(
                executor -> {
                    Set<Integer> ranks =
                            executor.map((Integer i) -> pausing(), numbers(50))
                                    .collect(Collectors.toSet());
                    Set<Integer> others =
                            IntStream.range(1, SIZE).boxed().collect(Collectors.toSet());
                    assertEquals(SIZE == 1 ? Set.of(0) : others, ranks);
                });
    }

    /** Task that takes so long that every worker gets some of the tasks. */
    private static int pausing() throws InterruptedException {
        Thread.sleep(10);
        return RANK;
    }

    private static Stream<Integer> numbers(int end) {
        return IntStream.range(0, end).boxed();
    }

    @Test
    void executorsFollowEachOther() {
        for (int round = 0; round < 3; round++) {
            int added = round;
            run(
                    executor ->
                            assertEquals(
                                    300 * added + 300 * 299 / 2,
                                    executor.map((Integer i) -> i + added, numbers(300))
                                            .mapToInt(i -> i)
                                            .sum()));
        }
        WORLD.Barrier();
    }

    @Test
    void everyRankMayBeginInItsOwnCommunicator() {
        Intracomm half = WORLD.Split(RANK % 2, RANK);
        MpiExecutor.run(
                half,
                ExecutorOptions.DEFAULTS,
                executor -> assertEquals(49, executor.submit(() -> 7 * 7).join()));
        half.Free();
    }

    @Test
    @Tag("init")
    void valuesOfSeveralExecutorsAreNotMixed() {
        Intracomm alone = MPI.COMM_SELF;
        MpiExecutor.run(
                alone,
                ExecutorOptions.DEFAULTS,
                executor -> {
                    Shared<String> own = executor.broadcast("of rank " + RANK);
                    assertEquals("of rank " + RANK, executor.submit(own::get).join());
                    assertEquals(
                            6,
                            executor.map((Integer i) -> i * 3, numbers(3))
                                    .reduce(0, (a, b) -> Math.max(a, b)));
                });
        run(
                executor -> {
                    Shared<String> all = executor.broadcast("of all");
                    assertEquals("of all", executor.submit(all::get).join());
                    assertEquals(
                            4,
                            executor.map((Integer i) -> i * 2, numbers(3))
                                    .reduce(0, (a, b) -> Math.max(a, b)));
                });
    }

    @Test
    void virtualThreadsSubmit() throws Exception {
        run(
                executor -> {
                    List<Future<Integer>> results = new ArrayList<>();
                    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                        for (int i = 0; i < 100; i++) {
                            int number = i;
                            results.add(threads.submit(() -> executor.call(() -> number * 2)));
                        }
                    }
                    for (int i = 0; i < 100; i++) {
                        assertEquals(2 * i, results.get(i).get());
                    }
                });
    }

    @Test
    void largeValuesTravel() throws Exception {
        run(
                executor -> {
                    double[] large = new double[1 << 20];
                    large[large.length - 1] = 5;
                    Shared<double[]> shared = executor.broadcast(large);
                    assertEquals(5.0, executor.submit(() -> last(shared.get())).get());
                    double[] back = executor.submit(() -> new double[1 << 20]).get();
                    assertEquals(large.length, back.length);
                });
    }

    private static double last(double[] array) {
        return array[array.length - 1];
    }

    @Test
    void initializersRunOnEachWorker() throws Exception {
        begun = 0;
        MpiExecutor.run(
                WORLD,
                ExecutorOptions.DEFAULTS.initializer(() -> begun = 7),
                executor -> {
                    var all = new ArrayList<CompletableFuture<Integer>>();
                    for (int i = 0; i < 20; i++) {
                        all.add(executor.submit(() -> begun));
                    }
                    all.forEach(result -> assertEquals(7, result.join()));
                });
    }

    @Test
    void exceptionsSayOnWhichRank() {
        assumeTrue(SIZE > 1, "threads of one process have no rank");
        run(
                executor -> {
                    Future<Integer> bad = executor.submit(() -> Integer.parseInt("seven"));
                    var failure = assertThrows(ExecutionException.class, bad::get);
                    var cause = assertInstanceOf(NumberFormatException.class, failure.getCause());
                    String where = cause.getSuppressed()[0].getMessage();
                    assertTrue(where.matches("thrown on rank [1-3] .*"), where);
                });
    }

    @Test
    @Tag("init")
    void tasksMayAskMpi() {
        run(executor -> assertEquals(SIZE, executor.submit(() -> MPI.COMM_WORLD.Size()).join()));
    }

    @Test
    void tasksCannotBeginExecutorsOverRanks() {
        run(
                executor -> {
                    Future<Void> nested =
                            executor.submit(() -> MpiExecutor.run(new String[0], inner -> {}));
                    var failure = assertThrows(ExecutionException.class, nested::get);
                    assertInstanceOf(IllegalStateException.class, failure.getCause());
                });
    }
}
