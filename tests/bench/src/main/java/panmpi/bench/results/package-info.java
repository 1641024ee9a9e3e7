/**
 * Holds the samples of benchmarks, computes their statistics, and prints these as tables for a
 * terminal, a document or a page. A variant is one of the implementations that are compared, such
 * as C or the arrays of panmpi.
 */
package panmpi.bench.results;
