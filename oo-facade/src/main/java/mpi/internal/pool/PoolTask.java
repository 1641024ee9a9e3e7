package mpi.internal.pool;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A task of an executor. Exactly one of {@link #succeeds}, {@link #fails} and {@link #failAsLost}
 * is called, once.
 */
public abstract class PoolTask {

    private static final AtomicLong NUMBERS = new AtomicLong();

    private final long id = NUMBERS.incrementAndGet();
    private final byte[] body;
    private int failedAttempts;

    /** Makes a task; {@code body} is its serialized form, which is sent to a worker. */
    protected PoolTask(byte[] body) {
        this.body = body;
    }

    final long id() {
        return id;
    }

    final PoolMessage message() {
        return new PoolMessage(MessageKind.TASK, id, 0, body);
    }

    /** Counts a run that was lost; returns the number of lost runs. */
    final int failsAgain() {
        return ++failedAttempts;
    }

    /** Returns true if the task was cancelled, so that its result is not needed. */
    protected abstract boolean isCancelled();

    /** Cancels the task. */
    protected abstract void stop();

    /** Receives the serialized result of the task. */
    protected abstract void succeeds(byte[] result);

    /** Receives the serialized exception with which the task ended. */
    protected abstract void fails(byte[] exception);

    /** Fails the task if no worker can complete it; {@code why} is the reason. */
    protected abstract void failAsLost(String why);
}
