package mpi.concurrent;

/**
 * Progress of an executor: its tasks and workers, counted at one moment.
 *
 * @param submitted number of tasks so far.
 * @param done number of those that have a result.
 * @param failed number of those that ended with an exception, were cancelled or are lost.
 * @param running number of those that workers hold: each worker runs one, and has further ones
 *     waiting if they are short.
 * @param workers number of workers.
 * @param lost number of workers that were lost.
 * @since 0.3
 */
public record Progress(
        long submitted, long done, long failed, int running, int workers, int lost) {}
