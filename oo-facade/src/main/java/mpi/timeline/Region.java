package mpi.timeline;

/**
 * A region of the program, which {@code MPI.region} has marked.
 *
 * @param thread number of its thread.
 * @param name its name.
 * @param begin in ns, on the clock of the job.
 * @param nanos its duration.
 */
record Region(int thread, String name, long begin, long nanos) {}
