/**
 * Contains the programs that run on the ranks of panmpi and the benchmarks that they offer. The
 * same benchmarks in C are in {@code tests/bench/c}.
 */
package panmpi.bench.ranks;
