/**
 * State of MPI in this process, and the ways in which a process ends: exit codes, aborts, uncaught
 * exceptions.
 */
package mpi.internal.job;
