/**
 * Checks of this rank's calls, on the rank itself. They report each call, as steps, to the referee,
 * the threads of rank 0 that check the calls of all ranks, and find the mistakes that need no other
 * rank, such as a request that is never completed. The agreement of a collective call is what all
 * ranks must give alike in it.
 */
package mpi.internal.strict.check;
