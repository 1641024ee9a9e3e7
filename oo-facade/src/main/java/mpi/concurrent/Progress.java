package mpi.concurrent;

/**
 * Progress of an executor: its tasks and workers, counted at one moment.
 *
 * @param submitted number of tasks so far.
 * @param done number of tasks that have a result.
 * @param failed number of tasks that ended with an exception, were cancelled or are lost.
 * @param running number of tasks that workers hold: each worker runs one task, and has further
 *     tasks waiting if tasks are short.
 * @param workers number of workers.
 * @param lost number of workers that were lost.
 * @since 0.3
 */
public record Progress(
        long submitted, long done, long failed, int running, int workers, int lost) {}
