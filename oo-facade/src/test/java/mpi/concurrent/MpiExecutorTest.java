package mpi.concurrent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests an executor whose workers are threads of this process, but not the death of a worker. */
@Timeout(60)
final class MpiExecutorTest {
    private static final AtomicInteger BEGUN = new AtomicInteger();

    private static final CyclicBarrier MEETING = new CyclicBarrier(3);

    private MpiExecutor executor;

    @BeforeEach
    void begin() {
        executor = MpiExecutor.inPlace(3, ExecutorOptions.DEFAULTS);
    }

    @AfterEach
    void end() {
        executor.shutdownNow();
        executor.close();
    }

    @Test
    void submitGivesTheResult() throws Exception {
        int seven = 7;
        assertEquals(49, executor.submit(() -> seven * seven).get());
        assertNull(executor.submit(() -> {}).get());
        assertNull(executor.submit((RemoteCallable<String>) () -> null).get());
        Runnable nothing = (RemoteRunnable) () -> {};
        assertEquals("done", executor.submit(nothing, "done").get());
    }

    @Test
    void futuresCompose() {
        CompletableFuture<Integer> sum =
                executor.submit(() -> 1).thenCombine(executor.submit(() -> 2), Integer::sum);
        assertEquals(4, sum.thenCompose(three -> executor.submit(() -> three + 1)).join());
    }

    @Test
    void mapKeepsTheOrder() {
        Stream<Integer> numbers = IntStream.range(0, 5000).boxed();
        List<Integer> squares = executor.map((Integer i) -> i * i, numbers).toList();
        assertEquals(IntStream.range(0, 5000).map(i -> i * i).boxed().toList(), squares);
    }

    @Test
    void mapTakesCollections() {
        assertEquals(List.of(2, 3), executor.map((Integer i) -> i + 1, List.of(1, 2)).toList());
    }

    @Test
    void listenersMayComeLater() throws Exception {
        List<Progress> told = new ArrayList<>();
        try (MpiExecutor other = MpiExecutor.inPlace(1, ExecutorOptions.DEFAULTS)) {
            other.submit(() -> 1).get();
            other.onProgress(told::add);
        }
        assertEquals(1, told.getLast().done());
    }

    @Test
    void mapReadsAsManyValuesAsItsWindow() {
        AtomicInteger read = new AtomicInteger();
        Stream<Integer> endless = Stream.generate(read::incrementAndGet);
        try (Stream<Integer> results = executor.map((Integer i) -> i, endless, 10)) {
            assertEquals(List.of(1, 2, 3, 4, 5), results.limit(5).toList());
        }
        assertTrue(read.get() <= 16, "values read: " + read);
    }

    @Test
    void mapUnorderedGivesWhatIsReady() {
        List<Integer> results =
                executor.mapUnordered(MpiExecutorTest::slowZero, Stream.of(0, 1, 2, 3, 4), 5)
                        .toList();
        assertEquals(0, results.getLast());
        assertEquals(List.of(0, 1, 2, 3, 4), results.stream().sorted().toList());
    }

    private static int slowZero(int number) throws InterruptedException {
        Thread.sleep(number == 0 ? 500 : 0);
        return number;
    }

    private static int sleeping(int number) throws InterruptedException {
        Thread.sleep(50_000);
        return number;
    }

    private static List<RemoteCallable<Integer>> threeTasks() {
        return List.of(() -> 1, () -> 2, () -> 3);
    }

    @Test
    void invocationsOfGroups() throws Exception {
        List<Integer> results = new ArrayList<>();
        for (Future<Integer> future : executor.invokeAll(threeTasks())) {
            results.add(future.get());
        }
        assertEquals(List.of(1, 2, 3), results);
        List<RemoteCallable<Integer>> race = List.of(() -> sleeping(1), () -> 2);
        assertEquals(2, executor.invokeAny(race));
        List<RemoteCallable<Integer>> losers = List.of(() -> failing("a"), () -> failing("b"));
        assertThrows(ExecutionException.class, () -> executor.invokeAny(losers));
        List<RemoteCallable<Integer>> slow = List.of(() -> sleeping(1), () -> 2);
        List<Future<Integer>> some = executor.invokeAll(slow, 1, TimeUnit.SECONDS);
        assertTrue(some.get(0).isCancelled());
        assertEquals(2, some.get(1).get());
    }

    private static int failing(String why) throws IOException {
        throw new IOException(why);
    }

    @Test
    void afterShutdownNothingBegins() throws Exception {
        Future<Integer> before = executor.submit(() -> 1);
        executor.shutdown();
        assertThrows(RejectedExecutionException.class, () -> executor.submit(() -> 2));
        assertTrue(executor.awaitTermination(20, TimeUnit.SECONDS));
        assertEquals(1, before.get());
        assertTrue(executor.isTerminated());
    }

    @Test
    void shutdownNowStopsWhatRuns() throws Exception {
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            futures.add(executor.submit(() -> sleeping(1)));
        }
        executor.shutdownNow();
        assertTrue(executor.awaitTermination(20, TimeUnit.SECONDS));
        assertTrue(futures.stream().allMatch(Future::isCancelled));
    }

    @Test
    void sharedValuesAreThereUntilDropped() throws Exception {
        Shared<int[]> shared = executor.broadcast(new int[] {1, 2, 3});
        assertEquals(6, executor.submit(() -> IntStream.of(shared.get()).sum()).get());
        executor.drop(shared);
        var failure =
                assertThrows(ExecutionException.class, () -> executor.submit(shared::get).get());
        assertInstanceOf(IllegalStateException.class, failure.getCause());
    }

    @Test
    void initializersRunFirst() throws Exception {
        BEGUN.set(0);
        ExecutorOptions options =
                ExecutorOptions.DEFAULTS.initializer(() -> BEGUN.incrementAndGet());
        try (MpiExecutor other = MpiExecutor.inPlace(1, options)) {
            assertEquals(1, other.submit(() -> BEGUN.get()).get());
        }
    }

    @Test
    void longTasksBehindShortOnesAreSpread() throws Exception {
        executor.map((Integer i) -> i, IntStream.range(0, 5000).boxed()).toList();
        List<RemoteCallable<Integer>> slow = Collections.nCopies(3, MpiExecutorTest::meeting);
        for (Future<Integer> met : executor.invokeAll(slow)) {
            assertEquals(3, met.get());
        }
    }

    /**
     * Waits until three workers run this task at the same time, and returns this number of workers.
     */
    private static int meeting() throws InterruptedException, BrokenBarrierException {
        MEETING.await();
        return MEETING.getParties();
    }

    @Test
    void progressIsTold() throws Exception {
        List<Progress> told = new ArrayList<>();
        ExecutorOptions options = ExecutorOptions.DEFAULTS.onProgress(told::add);
        try (MpiExecutor other = MpiExecutor.inPlace(2, options)) {
            other.submit(() -> 1).get();
        }
        assertEquals(1, told.getLast().done());
        assertEquals(1, told.getLast().submitted());
    }

    @Test
    void callIsStoppedByInterruption() throws Exception {
        Thread caller =
                Thread.ofVirtual()
                        .start(
                                () ->
                                        assertThrows(
                                                InterruptedException.class,
                                                () -> executor.call(() -> sleeping(1))));
        Thread.sleep(100);
        caller.interrupt();
        caller.join();
        executor.shutdown();
        assertTrue(executor.awaitTermination(20, TimeUnit.SECONDS));
    }

    @Test
    void tasksCannotUseTheRanksOfOthers() {
        RemoteRunnable nested = () -> MpiExecutor.run(new String[0], inner -> {});
        var failure = assertThrows(ExecutionException.class, () -> executor.submit(nested).get());
        assertInstanceOf(IllegalStateException.class, failure.getCause());
    }

    @Test
    void optionsRefuseWrongValues() {
        ExecutorOptions options = ExecutorOptions.DEFAULTS;
        assertThrows(IllegalArgumentException.class, () -> options.retries(-1));
        assertThrows(IllegalArgumentException.class, () -> MpiExecutor.inPlace(0, options));
        assertThrows(
                IllegalArgumentException.class,
                () -> executor.map((Integer i) -> i, Stream.of(1), 0));
        assertFalse(executor.isShutdown());
    }
}
