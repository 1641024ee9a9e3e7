/**
 * Implementation of calls to MPI: how numbers, handles and buffers are passed, and how errors
 * become exceptions. The frame of a call is the object that holds the call's memory until the call
 * ends.
 */
package mpi.internal.call;
