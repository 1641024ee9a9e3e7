package mpi.internal.pool;

/**
 * Settings of an executor, from the options that the program has set.
 *
 * @param retries number of times that a task may run again after its worker was lost.
 * @param limitNanos time limit of a task; 0 for none.
 * @param silenceNanos time without an answer after which a worker is treated as lost.
 * @param begin serialized code that each worker runs before its first task; empty for none.
 * @param survives true if the job goes on when a process dies.
 */
public record PoolSettings(
        int retries, long limitNanos, long silenceNanos, byte[] begin, boolean survives) {}
