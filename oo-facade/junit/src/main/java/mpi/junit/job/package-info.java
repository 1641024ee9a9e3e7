/**
 * Starts and ends the jobs of ranks: finds their MPI, makes their commands, and receives what the
 * ranks report.
 */
package mpi.junit.job;
