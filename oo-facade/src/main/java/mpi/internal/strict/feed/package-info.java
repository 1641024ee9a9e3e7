/**
 * Connection from a rank to the referee, the threads of rank 0 that compare the calls of all ranks.
 * This side of it sends the steps of this process in batches, keeps the latest calls to describe
 * them when the referee asks, and prints the reports that come back.
 */
package mpi.internal.strict.feed;
