package mpi.internal.strict.simulation;

/**
 * Identifies a call that a rank has begun. Its text stays on the rank, and is fetched only for a
 * report.
 *
 * @param rank rank in the job.
 * @param number number of the call on that rank, by which the rank finds its text.
 */
public record Call(int rank, long number) {}
