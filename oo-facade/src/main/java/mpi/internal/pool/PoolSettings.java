package mpi.internal.pool;

/**
 * Settings of an executor.
 *
 * @param retries further attempts at a task whose worker is lost.
 * @param limitNanos time for a task; 0 for no limit.
 * @param silenceNanos time without an answer after which a worker is taken to be lost.
 * @param begin code that each worker runs before its first task; empty for none.
 * @param survives true if the job goes on when a process dies.
 */
public record PoolSettings(
        int retries, long limitNanos, long silenceNanos, byte[] begin, boolean survives) {}
