/**
 * Measures the time that single calls take on top of MPI's own work, and the time of loops from
 * whole programs. JMH runs these benchmarks on one rank.
 */
package panmpi.bench.calls;
