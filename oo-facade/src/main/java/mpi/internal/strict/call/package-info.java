/**
 * An MPI call as the checks see it: its arguments, its thread and the line of the program that made
 * it.
 */
package mpi.internal.strict.call;
