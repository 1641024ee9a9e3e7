/**
 * Starts the jobs that are compared, and runs their benchmarks by turns. A job is a contender, and
 * each implementation that it offers is a variant.
 */
package panmpi.bench.jobs;
