/**
 * Programs of ranks that compare futures, reproducible sums, records and executors with plain calls
 * that do the same work.
 */
package panmpi.bench.concurrent;
