/**
 * Format of the messages between each rank and the referee, on a socket: a rank reports steps in
 * batches, the referee asks for the text of a call, and sends reports to print.
 */
package mpi.internal.strict.wire;
