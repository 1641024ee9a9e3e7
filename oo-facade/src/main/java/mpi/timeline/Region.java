package mpi.timeline;

/**
 * Region of the program, which {@code MPI.region} has marked.
 *
 * @param thread number of its thread.
 * @param name its name.
 * @param begin begin in ns, as for {@link TracedCall}.
 * @param nanos duration in ns; -1 if it has not ended.
 */
record Region(int thread, String name, long begin, long nanos) {}
