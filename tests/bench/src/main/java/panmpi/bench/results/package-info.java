/**
 * Holds the samples of benchmarks and computes their statistics. It also prints them as tables for
 * a terminal, a document or a page.
 */
package panmpi.bench.results;
