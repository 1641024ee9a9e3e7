/**
 * A rank's side of the connection to the referee: it sends the steps of this process in batches,
 * keeps the latest calls to describe them when the referee asks, and prints the reports that come
 * back.
 */
package mpi.internal.strict.feed;
