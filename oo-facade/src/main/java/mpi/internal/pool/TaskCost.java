package mpi.internal.pool;

/**
 * Average run time of an executor's tasks. It determines how many tasks a worker holds at a time:
 * several short tasks, so that the worker need not wait for the next one, but only one long task.
 */
final class TaskCost {

    /**
     * Total run time, in ns, of the tasks that a worker should have waiting in addition to the task
     * in progress.
     */
    private static final double STOCK_NANOS = 2e6;

    private static final int MOST = 256;

    /** Weight of the latest task's run time in the average. */
    private static final double WEIGHT = 0.1;

    private double nanos = -1;

    void add(long taken) {
        nanos = nanos < 0 ? taken : nanos + WEIGHT * (taken - nanos);
    }

    /** Returns the number of tasks that a worker may hold. */
    int stock() {
        return nanos < 0 ? 1 : (int) Math.min(MOST, 1 + STOCK_NANOS / Math.max(nanos, 1));
    }
}
