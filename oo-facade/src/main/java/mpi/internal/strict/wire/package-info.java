/**
 * Messages between the ranks of a job and its referee, as bytes on a connection: steps of calls in
 * batches, questions for the text of a call, and reports.
 */
package mpi.internal.strict.wire;
