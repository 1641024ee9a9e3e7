package mpi.timeline;

/**
 * Region of the program, which {@code MPI.region} has marked.
 *
 * @param thread number of the thread that has marked the region.
 * @param name name of the region.
 * @param begin beginning in ns, as for {@link TracedCall}.
 * @param nanos duration in ns; -1 if the region has not ended.
 */
record Region(int thread, String name, long begin, long nanos) {}
