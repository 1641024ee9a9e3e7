package mpi.internal.pool;

/**
 * Outcome of a task.
 *
 * @param isFailure true if the task ended with an exception.
 * @param body serialized result, or serialized exception.
 */
public record Answer(boolean isFailure, byte[] body) {}
