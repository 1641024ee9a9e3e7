package mpi.concurrent;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import mpi.internal.pool.PoolTask;

/**
 * Future of a task that a worker runs. If the future is completed before the worker answers, such
 * as by {@code cancel} or by a time limit, the task is stopped.
 */
final class RemoteFuture<T> extends CompletableFuture<T> {

    private final T instead;
    private final Task task;
    private volatile boolean mayInterrupt = true;

    /** Makes a future; {@code instead} is its result if the task's result is null. */
    RemoteFuture(OpenTasks tasks, byte[] body, T instead) {
        this.instead = instead;
        task = new Task(body);
        whenComplete((value, failure) -> ends(tasks, failure == null));
    }

    private void ends(OpenTasks tasks, boolean isDone) {
        tasks.ends(isDone);
        if (!task.hasAnswer) {
            tasks.stops(task, mayInterrupt);
        }
    }

    PoolTask task() {
        return task;
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        mayInterrupt = mayInterruptIfRunning;
        return super.cancel(mayInterruptIfRunning);
    }

    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }

    private final class Task extends PoolTask {

        private volatile boolean hasAnswer;

        Task(byte[] body) {
            super(body);
        }

        @Override
        protected boolean isCancelled() {
            return isDone();
        }

        @Override
        protected void stop() {
            cancel(true);
        }

        @Override
        protected void succeeds(byte[] result) {
            then(() -> read(result));
        }

        @Override
        protected void fails(byte[] exception) {
            then(() -> completeExceptionally(TaskCoding.thrown(exception)));
        }

        @Override
        protected void failAsLost(String why) {
            then(() -> completeExceptionally(new WorkerLostException(why)));
        }

        /**
         * Completes the future on a virtual thread: functions of the program may then run, which
         * must not delay the answers of other tasks.
         */
        private void then(Runnable end) {
            hasAnswer = true;
            Thread.startVirtualThread(
                    () -> {
                        try {
                            end.run();
                        } catch (Throwable failure) {
                            completeExceptionally(failure);
                        }
                    });
        }

        private void read(byte[] result) {
            try {
                T value = TaskCoding.read(result);
                complete(value == null ? instead : value);
            } catch (IOException | ClassNotFoundException | RuntimeException failure) {
                String text = "the result of a task cannot be read here: " + failure;
                completeExceptionally(new IllegalStateException(text, failure));
            }
        }
    }
}
