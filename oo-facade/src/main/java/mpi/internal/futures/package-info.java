/**
 * Requests as futures: those that are open, and the thread that asks MPI for them. Nothing here
 * knows a request but by the function that tests it.
 */
package mpi.internal.futures;
