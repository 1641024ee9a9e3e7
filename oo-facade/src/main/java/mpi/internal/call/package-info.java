/**
 * Implementation of calls to MPI: how numbers, handles and buffers are passed, and how errors
 * become exceptions. A call's frame is the object that holds its memory while it is in progress.
 */
package mpi.internal.call;
