/** Calls of MPI that a thread makes, with their arguments and the lines of the program. */
package mpi.internal.strict.call;
