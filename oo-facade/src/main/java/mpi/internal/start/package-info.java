/**
 * Start of jobs from Java: the options of {@code mpi.Launch}, the search for an mpiexec, and the
 * command that it is given.
 */
package mpi.internal.start;
