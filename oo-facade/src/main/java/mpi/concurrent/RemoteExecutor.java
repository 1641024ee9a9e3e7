package mpi.concurrent;

import java.util.Collection;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Base class of {@link MpiExecutor} with the methods that an {@code ExecutorService} does not have:
 * it runs serializable tasks, applies a function to each of many values ({@code map}), and sends
 * values that tasks share ({@code broadcast}).
 */
abstract class RemoteExecutor extends TaskExecutor {

    RemoteExecutor(ExecutorOptions options) {
        super(options);
    }

    /**
     * Submits a task, which runs on a worker; does not block.
     *
     * @param <T> type of the result.
     * @param task the task; serializable, with all variables that it uses.
     * @return a future with its result. It fails with the exception of the task, or with {@link
     *     WorkerLostException}. If the program cancels the future, or sets a time limit for it that
     *     expires, the task is stopped.
     * @throws IllegalArgumentException if the task cannot be serialized.
     * @throws java.util.concurrent.RejectedExecutionException after {@link #shutdown}.
     */
    public <T> CompletableFuture<T> submit(RemoteCallable<T> task) {
        return begin(task, null);
    }

    /**
     * Submits a task without a result, which runs on a worker; does not block.
     *
     * @param task the task; serializable, with all variables that it uses.
     * @return a future that has null as its result at the end of the task.
     * @throws IllegalArgumentException if the task cannot be serialized.
     * @throws java.util.concurrent.RejectedExecutionException after {@link #shutdown}.
     */
    public CompletableFuture<Void> submit(RemoteRunnable task) {
        return begin(task, null);
    }

    /**
     * Runs a task on a worker and blocks until it ends. If this thread is interrupted, as a scope
     * of structured concurrency interrupts its forks, the task is stopped.
     *
     * @param <T> type of the result.
     * @param task the task; serializable, with all variables that it uses.
     * @return its result.
     * @throws ExecutionException with the exception of the task, or a {@link WorkerLostException}.
     * @throws InterruptedException if this thread is interrupted.
     * @throws IllegalArgumentException if the task cannot be serialized.
     * @throws java.util.concurrent.RejectedExecutionException after {@link #shutdown}.
     */
    public <T> T call(RemoteCallable<T> task) throws ExecutionException, InterruptedException {
        CompletableFuture<T> future = submit(task);
        try {
            return future.get();
        } finally {
            future.cancel(true);
        }
    }

    /**
     * Sends a value to each worker once; serializes it, but does not wait for the workers. Tasks
     * that call {@link Shared#get} of the result carry only a number instead of the value.
     *
     * @param <T> type of the value.
     * @param value the value; serializable.
     * @return the object that tasks use instead of the value; {@link #drop} releases it.
     * @throws IllegalArgumentException if it cannot be serialized.
     */
    public <T> Shared<T> broadcast(T value) {
        byte[] bytes = TaskCoding.value(value);
        Shared<T> shared = new Shared<>(value);
        pool.share(shared.number(), bytes);
        return shared;
    }

    /**
     * Makes all workers drop a shared value, so that its memory can be reused; does not block.
     *
     * @param shared a value that no task uses any more.
     */
    public void drop(Shared<?> shared) {
        Shared.forget(shared.number());
        pool.unshare(shared.number());
    }

    /**
     * Applies a function to many values, on the workers; the results have the order of the values.
     * This method does not block: values are sent to the workers while the program takes results
     * from the stream, which blocks until the next one is ready.
     *
     * @param <T> type of the values.
     * @param <R> type of the results.
     * @param function sent to each worker once.
     * @param values read as results are taken, by the thread that takes them; at most 64 for each
     *     worker, or 1,024 if that is more, are being processed at a time.
     * @return the results, computed while they are taken. An exception of the function is thrown by
     *     the stream; a checked one in a {@link java.util.concurrent.CompletionException}.
     */
    public <T, R> Stream<R> map(RemoteFunction<T, R> function, Stream<? extends T> values) {
        return map(function, values, window());
    }

    /**
     * Applies a function to the values of a collection, on the workers; results come in the order
     * of the values. It does not block: values are sent while the results are taken.
     *
     * @param <T> type of the values.
     * @param <R> type of the results.
     * @param function sent to each worker once.
     * @param values read as results are taken.
     * @return the results, computed while they are taken.
     * @see #map(RemoteFunction, Stream)
     */
    public <T, R> Stream<R> map(RemoteFunction<T, R> function, Collection<? extends T> values) {
        return map(function, values.stream());
    }

    /**
     * Applies a function to many values, on the workers, to a limited number at a time; results
     * come in the order of the values.
     *
     * @param <T> type of the values.
     * @param <R> type of the results.
     * @param function sent to each worker once.
     * @param values read as results are taken, by the thread that takes them.
     * @param window largest number of values in progress, 1 or more; it limits the memory used.
     * @return the results, computed while they are taken.
     * @throws IllegalArgumentException if the window is less than 1.
     */
    public <T, R> Stream<R> map(
            RemoteFunction<T, R> function, Stream<? extends T> values, int window) {
        return map(function, values, window, true);
    }

    /**
     * Applies a function to many values, on the workers, to a limited number at a time; results
     * come as soon as they are ready, in any order.
     *
     * @param <T> type of the values.
     * @param <R> type of the results.
     * @param function sent to each worker once.
     * @param values read as results are taken, by the thread that takes them.
     * @param window largest number of values in progress, 1 or more; it limits the memory used.
     * @return the results, computed while they are taken.
     * @throws IllegalArgumentException if the window is less than 1.
     */
    public <T, R> Stream<R> mapUnordered(
            RemoteFunction<T, R> function, Stream<? extends T> values, int window) {
        return map(function, values, window, false);
    }

    private <T, R> Stream<R> map(
            RemoteFunction<T, R> function,
            Stream<? extends T> values,
            int window,
            boolean isOrdered) {
        if (window < 1) {
            throw new IllegalArgumentException("window is " + window + "; it must be 1 or more");
        }
        byte[] bytes = TaskCoding.task(function);
        Shared<RemoteFunction<T, R>> shared = new Shared<>(function);
        pool.share(shared.number(), bytes);
        RemoteMap<T, R> results =
                new RemoteMap<>(
                        values.iterator(),
                        value -> submit(new MappedTask<>(shared, value)),
                        window,
                        isOrdered,
                        () -> drop(shared));
        int order = isOrdered ? Spliterator.ORDERED : 0;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(results, order), false)
                .onClose(results::cancelAll);
    }

    private int window() {
        return Math.max(1024, 64 * pool.size());
    }
}
