/**
 * Monitoring of a running job by a background thread, once a second: the MPI call that each thread
 * is in and since when, calls that exceed the time limit, and the death of the launcher.
 */
package mpi.internal.watch;
