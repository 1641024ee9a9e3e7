package mpi.internal.pool;

/**
 * Outcome of a task.
 *
 * @param isFailure true if it ended with an exception.
 * @param body its result or the exception.
 */
public record Answer(boolean isFailure, byte[] body) {}
