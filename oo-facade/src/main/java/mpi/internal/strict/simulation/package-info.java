/**
 * Simulates the job on rank 0, in the threads of the referee, from the calls that all ranks report.
 * The simulation matches messages and collective calls as an MPI without any buffering would, so
 * that it finds ranks that can never continue, even where the real MPI's buffers let them pass. It
 * calls no MPI itself.
 */
package mpi.internal.strict.simulation;
