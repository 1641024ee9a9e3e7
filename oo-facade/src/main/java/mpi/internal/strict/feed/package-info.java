/**
 * The side of a rank: it sends the steps of this process to the referee in batches, keeps what is
 * needed to describe its latest calls, and prints the reports that come back.
 */
package mpi.internal.strict.feed;
