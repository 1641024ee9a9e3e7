/** The parts of a call to MPI: its numbers, handles, buffers, and the error that it returns. */
package mpi.internal.call;
