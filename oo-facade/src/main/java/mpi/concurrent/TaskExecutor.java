package mpi.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import mpi.internal.pool.Pool;
import mpi.internal.pool.PoolSettings;
import mpi.internal.pool.Survival;

/**
 * Base class of {@link MpiExecutor} with the methods of {@link ExecutorService}. It also holds the
 * objects that the methods of its subclasses use: the pool of workers, the counts of tasks, the
 * losses and the progress reports.
 */
abstract class TaskExecutor implements ExecutorService {

    final Pool pool;
    final OpenTasks tasks;
    final Losses losses;
    final ProgressReports reports;

    TaskExecutor(ExecutorOptions options) {
        RemoteRunnable first = options.initializer();
        PoolSettings settings =
                new PoolSettings(
                        options.retries(),
                        options.taskLimit().toNanos(),
                        options.silence().toNanos(),
                        first == null ? new byte[0] : TaskCoding.task(first),
                        Survival.isGranted());
        losses = new Losses(options.losses());
        pool = new Pool(settings, losses);
        tasks = new OpenTasks(pool);
        reports = new ProgressReports(options.progress(), () -> tasks.progress(losses.number()));
    }

    /**
     * Submits a task, and returns its future; if the task's result is null, the future's result is
     * {@code instead}.
     */
    final <T> CompletableFuture<T> begin(Object task, T instead) {
        RemoteFuture<T> future = new RemoteFuture<>(tasks, TaskCoding.task(task), instead);
        tasks.begins();
        pool.submit(future.task());
        reports.begin();
        return future;
    }

    @Override
    public <T> CompletableFuture<T> submit(Callable<T> task) {
        return begin(task, null);
    }

    @Override
    public CompletableFuture<?> submit(Runnable task) {
        return begin(task, null);
    }

    @Override
    public <T> CompletableFuture<T> submit(Runnable task, T result) {
        return begin(task, result);
    }

    /** Submits a task whose exceptions go to the error stream; does not block. */
    @Override
    public void execute(Runnable task) {
        begin(task, null).whenComplete(Losses::tellFailure);
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> all)
            throws InterruptedException {
        return Invocations.all(this, all, Long.MAX_VALUE);
    }

    @Override
    public <T> List<Future<T>> invokeAll(
            Collection<? extends Callable<T>> all, long timeout, TimeUnit unit)
            throws InterruptedException {
        return Invocations.all(this, all, unit.toNanos(timeout));
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> all)
            throws InterruptedException, ExecutionException {
        try {
            return Invocations.any(this, all, Long.MAX_VALUE);
        } catch (TimeoutException never) {
            throw new IllegalStateException(never);
        }
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> all, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return Invocations.any(this, all, unit.toNanos(timeout));
    }

    @Override
    public void shutdown() {
        tasks.shutdown();
    }

    /**
     * Stops all tasks, without waiting until they end. Returns an empty list, since the executor
     * keeps tasks in serialized form, not as {@code Runnable}s.
     */
    @Override
    public List<Runnable> shutdownNow() {
        tasks.shutdown();
        pool.cancelAll();
        return List.of();
    }

    @Override
    public boolean isShutdown() {
        return tasks.isShutdown();
    }

    @Override
    public boolean isTerminated() {
        return tasks.isTerminated();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return tasks.await(unit.toNanos(timeout));
    }
}
