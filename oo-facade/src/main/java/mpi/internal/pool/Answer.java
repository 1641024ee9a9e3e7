package mpi.internal.pool;

/**
 * Outcome of a task that a worker has run, to be sent to the executor.
 *
 * @param isFailure true if the task ended with an exception.
 * @param body serialized result, or serialized exception.
 */
public record Answer(boolean isFailure, byte[] body) {}
