/**
 * The referee of a job: threads of rank 0 that pass what all ranks report to the simulation. They
 * ask the ranks for the program lines of the calls of a mistake, and order a rank to print the
 * report.
 */
package mpi.internal.strict.referee;
