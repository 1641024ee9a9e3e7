/**
 * Records of calls: lines for {@code -Dpanmpi.trace} and for reports of failures, and events for
 * the JDK's flight recorder.
 */
package mpi.internal.trace;
