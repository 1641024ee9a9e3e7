/**
 * Traces MPI calls: to a binary file for each rank with {@code -Dpanmpi.trace=FOLDER}, as a line on
 * the standard error for each call with {@code -Dpanmpi.trace=-}, and as events for the JDK's
 * Flight Recorder. A region is a part of the program that {@code MPI.region} marks.
 */
package mpi.internal.trace;
