/**
 * Whole programs for the ranks of {@code make bench-apps} and {@code make bench-papers}: seven
 * algorithms, three of them in the styles that CCJ's paper compares. Those in C are in {@code
 * tests/bench/c/apps}.
 */
package panmpi.bench.apps;
