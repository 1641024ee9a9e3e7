/**
 * What ranks tell the referee of a job, and it tells them, as bytes on a connection: steps of calls
 * in batches, questions for the text of a call, and reports.
 */
package mpi.internal.strict.wire;
