package mpi.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Implements {@code invokeAll} and {@code invokeAny}: submits several tasks, and waits for all of
 * them or for the first one that succeeds.
 */
final class Invocations {

    private Invocations() {}

    static <T> List<Future<T>> all(
            TaskExecutor executor, Collection<? extends Callable<T>> tasks, long nanos)
            throws InterruptedException {
        List<CompletableFuture<T>> futures = submit(executor, tasks);
        try {
            CompletableFuture.allOf(futures.toArray(CompletableFuture[]::new))
                    .get(nanos, TimeUnit.NANOSECONDS);
        } catch (ExecutionException | TimeoutException seenByEach) {
            // Each future reports its own failure.
        } finally {
            cancel(futures);
        }
        return List.copyOf(futures);
    }

    static <T> T any(TaskExecutor executor, Collection<? extends Callable<T>> tasks, long nanos)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (tasks.isEmpty()) {
            throw new IllegalArgumentException("invokeAny needs at least one task");
        }
        List<CompletableFuture<T>> futures = submit(executor, tasks);
        CompletableFuture<T> first = new CompletableFuture<>();
        CompletableFuture<?>[] ends =
                futures.stream()
                        .map(future -> future.thenAccept(first::complete))
                        .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(ends)
                .whenComplete(
                        (none, failure) -> {
                            if (failure != null) {
                                first.completeExceptionally(failure.getCause());
                            }
                        });
        try {
            return first.get(nanos, TimeUnit.NANOSECONDS);
        } finally {
            cancel(futures);
        }
    }

    private static <T> List<CompletableFuture<T>> submit(
            TaskExecutor executor, Collection<? extends Callable<T>> tasks) {
        List<CompletableFuture<T>> futures = new ArrayList<>();
        try {
            for (Callable<T> task : tasks) {
                futures.add(executor.submit(task));
            }
        } catch (RuntimeException refused) {
            cancel(futures);
            throw refused;
        }
        return futures;
    }

    /** Cancels the tasks; those that have ended keep their results. */
    private static void cancel(List<? extends Future<?>> futures) {
        futures.forEach(future -> future.cancel(true));
    }
}
