/**
 * Communicators, windows, files and datatypes of the program as the checks know them: their ranks
 * in the job, and their basic types.
 */
package mpi.internal.strict.object;
