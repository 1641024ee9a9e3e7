/**
 * Whole programs that the ranks of {@code make bench-apps} and {@code make bench-papers} run: seven
 * algorithms. Three of them are written in several styles (arrays, objects, as for mpiJava, with
 * CCJ), because the paper on CCJ compares such styles. The same algorithms in C are in {@code
 * tests/bench/c/apps}.
 */
package panmpi.bench.apps;
