/**
 * Connection from a rank to the referee, the threads of rank 0 that compare the calls of all ranks.
 * The classes send the steps of this process in batches, keep the latest calls to describe them
 * when the referee asks, and print the reports that the referee sends.
 */
package mpi.internal.strict.feed;
