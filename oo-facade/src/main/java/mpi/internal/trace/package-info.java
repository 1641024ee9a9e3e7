/**
 * Tracing of MPI calls: a binary file for each rank with {@code -Dpanmpi.trace=FOLDER}, a line on
 * the standard error for each call with {@code -Dpanmpi.trace=-}, and events for the JDK's Flight
 * Recorder.
 */
package mpi.internal.trace;
