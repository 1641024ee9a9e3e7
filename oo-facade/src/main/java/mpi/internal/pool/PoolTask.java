package mpi.internal.pool;

import java.util.concurrent.atomic.AtomicLong;

/** A task of an executor. One of its last three methods is called, once. */
public abstract class PoolTask {

    private static final AtomicLong NUMBERS = new AtomicLong();

    private final long id = NUMBERS.incrementAndGet();
    private final byte[] body;
    private int failedAttempts;

    /** Makes a task that workers read from {@code body}. */
    protected PoolTask(byte[] body) {
        this.body = body;
    }

    final long id() {
        return id;
    }

    final PoolMessage message() {
        return new PoolMessage(MessageKind.TASK, id, 0, body);
    }

    /** Notes an attempt that was lost; returns the number of them. */
    final int failsAgain() {
        return ++failedAttempts;
    }

    /** True if its result is not wanted any more. */
    protected abstract boolean isCancelled();

    /** Cancels it. */
    protected abstract void stop();

    /** Takes the result. */
    protected abstract void succeeds(byte[] result);

    /** Takes the exception with which the task ended. */
    protected abstract void fails(byte[] exception);

    /** Learns that no worker can end the task. */
    protected abstract void isLost(String why);
}
