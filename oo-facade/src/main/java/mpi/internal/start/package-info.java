/**
 * Starts jobs from Java for {@code mpi.Launch}: reads its options, searches for an mpiexec, and
 * makes the command line and the environment of mpiexec.
 */
package mpi.internal.start;
