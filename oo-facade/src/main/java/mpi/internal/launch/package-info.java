/**
 * How this process was started, and what is said about that. The doctor and the reports of failures
 * ask here.
 */
package mpi.internal.launch;
