package mpi.internal.pool;

/** A task that a worker's thread runs now. */
final class Attempt {

    /** Time for a task to end after it was interrupted. */
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

    /** True if it was interrupted because its time was over. */
    boolean isOverdue() {
        return isOverdue;
    }

    /** Interrupts it when its time is over; true if it has not ended in spite of that. */
    boolean isStuck(long limitNanos) {
        if (nanos() > limitNanos && !isOverdue) {
            isOverdue = true;
            interrupt();
        }
        return isOverdue && nanos() > limitNanos + GRACE_NANOS;
    }

    /** Says that it took too long, and where it is. */
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
