/** Jobs of ranks: their MPI, their command, their processes and what they report. */
package mpi.junit.job;
