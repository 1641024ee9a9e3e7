package mpi.concurrent;

/**
 * Body of a program with an executor: it runs on one rank, and the other ranks run its tasks.
 *
 * @param <E> type of the checked exceptions that the body throws; inferred for a lambda.
 * @since 0.3
 */
@FunctionalInterface
public interface ExecutorBody<E extends Exception> {

    /**
     * Uses the executor, which ends when this method returns.
     *
     * @param executor executor to which the body submits tasks.
     * @throws E if the body fails, which ends the job.
     */
    void run(MpiExecutor executor) throws E;
}
