/**
 * Measures the cost of single calls on top of MPI's own work, and of loops of whole programs. JMH
 * runs these benchmarks on one rank.
 */
package panmpi.bench.calls;
