/**
 * The referee of a job, a thread of rank 0: it feeds the simulation with what all ranks tell, asks
 * them for the lines of the calls that are part of a mistake, and sends every rank the report.
 */
package mpi.internal.strict.referee;
