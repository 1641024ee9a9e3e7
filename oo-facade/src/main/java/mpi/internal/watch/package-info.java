/**
 * Monitors a running job by a background thread, once a second: the MPI call that each thread is in
 * and since when, calls that exceed the time limit, and the death of the launcher. Each rank
 * publishes what it finds in a status file, which the other ranks of its host read.
 */
package mpi.internal.watch;
