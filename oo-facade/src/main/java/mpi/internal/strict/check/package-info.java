/**
 * Checks of this rank's calls, which run on the rank itself. They find mistakes that involve no
 * other rank, such as a request that is never completed. They also report the steps of each call to
 * the referee, the threads of rank 0 that check the calls of all ranks. The agreement of a
 * collective call is the set of arguments that must be equal on all ranks.
 */
package mpi.internal.strict.check;
