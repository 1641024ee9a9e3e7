/**
 * Looks after a running job from a thread of its own, once a second: what MPI call each thread is
 * in and since when, whether one has been there too long, whether the launcher is still alive.
 */
package mpi.internal.watch;
