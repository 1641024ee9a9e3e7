package mpi.concurrent;

import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Options of an executor; each method returns a copy with one option changed: {@code
 * ExecutorOptions.DEFAULTS.retries(5).taskLimit(Duration.ofMinutes(1))}.
 *
 * @since 0.3
 */
public final class ExecutorOptions {

    /**
     * Default options: two retries, no time limit for tasks, 10 s without an answer until a worker
     * counts as lost. Losses are printed to the error stream.
     */
    public static final ExecutorOptions DEFAULTS =
            new ExecutorOptions(
                    2, Duration.ZERO, Duration.ofSeconds(10), null, null, ExecutorOptions::ignore);

    private final int retries;
    private final Duration taskLimit;
    private final Duration silence;
    private final RemoteRunnable initializer;
    private final Consumer<? super Progress> progress;
    private final Consumer<? super WorkerLoss> losses;

    private ExecutorOptions(
            int retries,
            Duration taskLimit,
            Duration silence,
            RemoteRunnable initializer,
            Consumer<? super Progress> progress,
            Consumer<? super WorkerLoss> losses) {
        this.retries = retries;
        this.taskLimit = taskLimit;
        this.silence = silence;
        this.initializer = initializer;
        this.progress = progress;
        this.losses = losses;
    }

    private static void ignore(WorkerLoss loss) {
        // The executor itself prints each loss.
    }

    /**
     * Sets how often a task runs again after its worker was lost, its time limit was over or memory
     * ran out. A task that throws an exception has ended, and does not run again.
     *
     * @param number 0 or more; 2 if it is not set.
     * @return a copy of the options with this change.
     * @throws IllegalArgumentException if it is negative.
     */
    public ExecutorOptions retries(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("retries is " + number + "; it must be 0 or more");
        }
        return new ExecutorOptions(number, taskLimit, silence, initializer, progress, losses);
    }

    /**
     * Sets the time that a task may take. After this time the task's thread is interrupted; if the
     * task does not end within a second, the worker abandons it and continues with another thread.
     *
     * @param limit the time; zero for no limit.
     * @return a copy of the options with this change.
     * @throws IllegalArgumentException if it is negative.
     */
    public ExecutorOptions taskLimit(Duration limit) {
        if (limit.isNegative()) {
            throw new IllegalArgumentException(
                    "taskLimit is " + limit + "; it must not be negative");
        }
        return new ExecutorOptions(retries, limit, silence, initializer, progress, losses);
    }

    /**
     * Sets the time without an answer after which a worker counts as lost, for instance because its
     * process was stopped. A worker answers also while it runs a task.
     *
     * @param time a second or more; 10 s if it is not set.
     * @return a copy of the options with this change.
     * @throws IllegalArgumentException if it is shorter.
     */
    public ExecutorOptions silence(Duration time) {
        if (time.compareTo(Duration.ofSeconds(1)) < 0) {
            throw new IllegalArgumentException("silence is " + time + "; it must be 1 s or more");
        }
        return new ExecutorOptions(retries, taskLimit, time, initializer, progress, losses);
    }

    /**
     * Sets code that each worker runs before its first task. A worker on which it throws an
     * exception is lost.
     *
     * @param code the code, such as one that loads a model into a static field.
     * @return a copy of the options with this change.
     */
    public ExecutorOptions initializer(RemoteRunnable code) {
        Objects.requireNonNull(code, "code");
        return new ExecutorOptions(retries, taskLimit, silence, code, progress, losses);
    }

    /**
     * Sets the listener for progress, which is called about ten times a second while there are
     * tasks, and at the end.
     *
     * @param listener called in a thread of the executor.
     * @return a copy of the options with this change.
     */
    public ExecutorOptions onProgress(Consumer<? super Progress> listener) {
        Objects.requireNonNull(listener, "listener");
        return new ExecutorOptions(retries, taskLimit, silence, initializer, listener, losses);
    }

    /**
     * Shows progress on the error stream: a bar on a terminal, else a line every ten seconds.
     *
     * @return a copy of the options with this change.
     */
    public ExecutorOptions progressBar() {
        return onProgress(new ProgressBar(System.err));
    }

    /**
     * Sets the listener for lost workers; each loss is also printed to the error stream.
     *
     * @param listener called in a thread of the executor.
     * @return a copy of the options with this change.
     */
    public ExecutorOptions onLoss(Consumer<? super WorkerLoss> listener) {
        Objects.requireNonNull(listener, "listener");
        return new ExecutorOptions(retries, taskLimit, silence, initializer, progress, listener);
    }

    int retries() {
        return retries;
    }

    Duration taskLimit() {
        return taskLimit;
    }

    Duration silence() {
        return silence;
    }

    RemoteRunnable initializer() {
        return initializer;
    }

    Consumer<? super Progress> progress() {
        return progress;
    }

    Consumer<? super WorkerLoss> losses() {
        return losses;
    }
}
