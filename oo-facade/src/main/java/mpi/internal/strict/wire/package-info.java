/**
 * Format of the messages on the socket between a rank and the referee, the threads of rank 0 that
 * compare the calls of all ranks. A rank reports steps in batches; the referee asks for the text of
 * a call, and sends reports to print.
 */
package mpi.internal.strict.wire;
