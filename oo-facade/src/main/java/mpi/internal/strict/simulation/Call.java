package mpi.internal.strict.simulation;

/**
 * A call that a rank has begun.
 *
 * @param rank rank in the job.
 * @param number number of the call on that rank, which finds its line and its arguments there.
 */
public record Call(int rank, long number) {}
