/**
 * Whole programs that the ranks of {@code make bench-apps} and {@code make bench-papers} run: seven
 * algorithms. Three of them are written in several styles (with arrays, with objects, with the
 * methods of the older binding mpiJava, and with CCJ, a library for collective communication in
 * Java), because the paper on CCJ compares such styles. The algorithms in C are in {@code
 * tests/bench/c/apps}.
 */
package panmpi.bench.apps;
