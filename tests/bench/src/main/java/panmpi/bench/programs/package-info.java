/**
 * Compares whole programs in Java with the same algorithms in C, for {@code make bench-apps}. The
 * programs themselves are in package {@code apps}.
 */
package panmpi.bench.programs;
