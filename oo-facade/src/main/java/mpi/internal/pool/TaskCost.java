package mpi.internal.pool;

/**
 * Measured cost of the tasks of an executor, by which it decides how many a worker gets at a time:
 * so many short ones that it need not wait for the next, but a single long one.
 */
final class TaskCost {

    /** Work that a worker should have in stock. */
    private static final double STOCK_NANOS = 2e6;

    private static final int MOST = 256;

    /** Weight of the latest task in the average. */
    private static final double WEIGHT = 0.1;

    private double nanos = -1;

    void add(long taken) {
        nanos = nanos < 0 ? taken : nanos + WEIGHT * (taken - nanos);
    }

    /** Number of tasks that a worker may hold. */
    int stock() {
        return nanos < 0 ? 1 : (int) Math.min(MOST, 1 + STOCK_NANOS / Math.max(nanos, 1));
    }
}
