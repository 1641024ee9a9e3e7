/**
 * The state of MPI in this process, and how a process ends: exit codes, aborts, uncaught
 * exceptions.
 */
package mpi.internal.job;
