package mpi.internal.pool;

/**
 * A run of a task, in progress in a worker's thread. It measures the time, and interrupts the task
 * at its time limit.
 */
final class Attempt {

    /** Time in ns within which a task must end after it was interrupted. */
    static final long GRACE_NANOS = 1_000_000_000L;

    private final PoolMessage task;
    private final Thread thread;
    private final long begun = System.nanoTime();
    private boolean isOverdue;

    Attempt(PoolMessage task, Thread thread) {
        this.task = task;
        this.thread = thread;
    }

    long id() {
        return task.id();
    }

    long nanos() {
        return System.nanoTime() - begun;
    }

    void interrupt() {
        thread.interrupt();
    }

    /** Returns true if the task was interrupted because it exceeded its time limit. */
    boolean isOverdue() {
        return isOverdue;
    }

    /**
     * Interrupts the task once it exceeds its time limit. Returns true if the task has not ended
     * within the grace period after the limit.
     */
    boolean isStuck(long limitNanos) {
        if (nanos() > limitNanos && !isOverdue) {
            isOverdue = true;
            interrupt();
        }
        return isOverdue && nanos() > limitNanos + GRACE_NANOS;
    }

    /**
     * Makes a message which says that the task exceeded its time limit, with the stack of its
     * thread.
     */
    String complaint(long limitNanos) {
        StringBuilder text =
                new StringBuilder("the task has not ended within its limit of ")
                        .append(limitNanos / 1_000_000)
                        .append(" ms");
        for (StackTraceElement line : thread.getStackTrace()) {
            text.append("\n    at ").append(line);
        }
        return text.toString();
    }
}
