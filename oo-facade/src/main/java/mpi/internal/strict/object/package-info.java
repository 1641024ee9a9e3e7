/** Communicators and datatypes of the program: their ranks in the job, and their basic types. */
package mpi.internal.strict.object;
