package mpi.concurrent;

/**
 * Report of one worker that an executor has lost, for the listener of {@link
 * ExecutorOptions#onLoss} and for {@link MpiExecutor#losses}.
 *
 * @param rank its rank in the communicator of the executor; -1 for a thread in the executor's own
 *     process.
 * @param host name of its host.
 * @param pid id of its process.
 * @param cause what is known of its end, as a text to print.
 * @param tasks number of its tasks that other workers run again.
 * @since 0.3
 */
public record WorkerLoss(int rank, String host, long pid, String cause, int tasks) {}
