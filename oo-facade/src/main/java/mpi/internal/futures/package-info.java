/**
 * Futures for MPI requests: the list of futures that are not complete, and the thread that tests
 * their requests. The package knows a request only by the function that tests it.
 */
package mpi.internal.futures;
