package mpi.concurrent;

import java.util.concurrent.RejectedExecutionException;
import mpi.internal.pool.Pool;
import mpi.internal.pool.PoolTask;

/**
 * Counts the tasks of an executor that were submitted, and those that have ended. The executor has
 * terminated when it was shut down and all tasks have ended.
 */
final class OpenTasks {

    private final Pool pool;
    private long submitted;
    private long done;
    private long failed;
    private boolean isShutdown;

    OpenTasks(Pool pool) {
        this.pool = pool;
    }

    synchronized void begins() {
        if (isShutdown) {
            throw new RejectedExecutionException(
                    "the executor was shut down, and takes no further task");
        }
        submitted++;
    }

    synchronized void ends(boolean isDone) {
        if (isDone) {
            done++;
        } else {
            failed++;
        }
        notifyAll();
    }

    void stops(PoolTask task, boolean mayInterrupt) {
        pool.cancel(task, mayInterrupt);
    }

    synchronized void shutdown() {
        isShutdown = true;
        notifyAll();
    }

    synchronized boolean isShutdown() {
        return isShutdown;
    }

    synchronized boolean isTerminated() {
        return isShutdown && done + failed == submitted;
    }

    synchronized boolean await(long nanos) throws InterruptedException {
        long end = System.nanoTime() + nanos;
        while (!isTerminated()) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                return false;
            }
            wait(left);
        }
        return true;
    }

    synchronized Progress progress(int lost) {
        return new Progress(submitted, done, failed, pool.held(), pool.size(), lost);
    }
}
