package mpi.concurrent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests tasks of an executor that throw exceptions, are refused, are cancelled or take too long.
 */
@Timeout(60)
final class TaskFailureTest {
    private static final AtomicInteger BEGUN = new AtomicInteger();

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
    void exceptionsComeAsTheyAreWithTheirPlace() {
        Future<Integer> future = executor.submit(() -> failing("no file"));
        var failure = assertThrows(ExecutionException.class, future::get);
        var cause = assertInstanceOf(IOException.class, failure.getCause());
        assertEquals("no file", cause.getMessage());
        assertEquals("failing", cause.getStackTrace()[0].getMethodName());
        assertTrue(cause.getSuppressed()[0].getMessage().startsWith("thrown on "));
    }

    private static int failing(String why) throws IOException {
        throw new IOException(why);
    }

    /** Exception with a field that cannot be serialized. */
    private static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1;

        @SuppressWarnings({"unused", "serial"})
        private final Thread thread = Thread.currentThread();

        Unreadable(String message) {
            super(message);
        }
    }

    @Test
    void exceptionsThatCannotComeAreText() {
        RemoteRunnable task =
                () -> {
                    throw new Unreadable("who knows");
                };
        var failure = assertThrows(ExecutionException.class, () -> executor.submit(task).get());
        var cause = assertInstanceOf(RemoteTaskException.class, failure.getCause());
        assertTrue(cause.getMessage().contains("who knows"), cause.getMessage());
    }

    @Test
    void mapThrowsWhatTheFunctionThrows() {
        Stream<Integer> values = Stream.of(1, 0);
        Stream<Integer> results = executor.map((Integer i) -> 1 / i, values);
        assertThrows(ArithmeticException.class, results::toList);
    }

    @Test
    void refusedTasksNameTheVariable() {
        Thread captured = Thread.currentThread();
        var refused =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> executor.submit(() -> captured.getName()));
        assertTrue(refused.getMessage().contains("java.lang.Thread"), refused.getMessage());
        var self =
                assertThrows(
                        IllegalArgumentException.class, () -> executor.submit(() -> this.field()));
        assertTrue(self.getMessage().contains("uses this"), self.getMessage());
        Runnable plain = () -> {};
        var lambda = assertThrows(IllegalArgumentException.class, () -> executor.submit(plain));
        assertTrue(lambda.getMessage().contains("RemoteRunnable"), lambda.getMessage());
    }

    private int field() {
        return 1;
    }

    @Test
    void resultsThatCannotComeAreFailures() {
        Future<Object> future = executor.submit(() -> (Object) Thread.currentThread());
        var failure = assertThrows(ExecutionException.class, future::get);
        assertTrue(failure.getCause().toString().contains("Thread"), failure.toString());
    }

    @Test
    void cancelledTasksStop() throws Exception {
        BEGUN.set(0);
        Future<Integer> future = executor.submit(() -> sleeping(BEGUN.incrementAndGet()));
        while (BEGUN.get() == 0) {
            Thread.onSpinWait();
        }
        assertTrue(future.cancel(true));
        assertThrows(CancellationException.class, future::get);
        List<RemoteCallable<Integer>> after = List.of(() -> 1, () -> 2, () -> 3);
        assertEquals(3, executor.invokeAll(after).size());
        assertEquals(1, executor.progress().failed());
    }

    @Test
    void timeLimitsOfFuturesStopTheirTasks() throws Exception {
        Future<Integer> future =
                executor.submit(() -> sleeping(1)).orTimeout(100, TimeUnit.MILLISECONDS);
        var failure = assertThrows(ExecutionException.class, future::get);
        assertInstanceOf(TimeoutException.class, failure.getCause());
        executor.shutdown();
        assertTrue(executor.awaitTermination(20, TimeUnit.SECONDS));
    }

    /** Exception whose {@code toString} throws another exception. */
    private static final class Unspeakable extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String toString() {
            throw new IllegalStateException("no text");
        }
    }

    @Test
    void exceptionsWithoutATextEndTheirTask() {
        RemoteRunnable task =
                () -> {
                    throw new Unspeakable();
                };
        var failure = assertThrows(ExecutionException.class, () -> executor.submit(task).get());
        assertInstanceOf(WorkerLostException.class, failure.getCause());
    }

    @Test
    void tasksBeyondTheirLimitRunAgainThenFail() throws Exception {
        BEGUN.set(0);
        ExecutorOptions options =
                ExecutorOptions.DEFAULTS.retries(1).taskLimit(Duration.ofMillis(100));
        try (MpiExecutor other = MpiExecutor.inPlace(1, options)) {
            Future<Integer> stuck = other.submit(() -> spinning());
            Future<Integer> next = other.submit(() -> 5);
            var failure = assertThrows(ExecutionException.class, stuck::get);
            assertInstanceOf(WorkerLostException.class, failure.getCause());
            assertTrue(failure.getMessage().contains("100 ms"), failure.getMessage());
            assertTrue(failure.getMessage().contains("spinning"), failure.getMessage());
            assertEquals(5, next.get());
            assertEquals(2, BEGUN.get());
        }
    }

    private static int spinning() {
        BEGUN.incrementAndGet();
        long end = System.nanoTime() + 5_000_000_000L;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        return 1;
    }

    private static int sleeping(int number) throws InterruptedException {
        Thread.sleep(50_000);
        return number;
    }
}
