/**
 * Referee of a job: threads of rank 0 that compare the calls of all ranks. They pass the steps that
 * the ranks report to the simulation. If it finds a mistake, they ask the ranks for the program
 * lines of its calls, and order a rank to print the report.
 */
package mpi.internal.strict.referee;
