/**
 * Simulates the job on rank 0 from what the ranks report of their calls. The simulation matches
 * messages and collective calls as an MPI without any buffering would, so that it finds ranks that
 * can never continue, even where the real MPI's buffers let them pass. It calls no MPI itself.
 */
package mpi.internal.strict.simulation;
