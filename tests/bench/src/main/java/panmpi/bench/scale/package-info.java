/**
 * Measures costs that depend on the number of ranks, for {@code make scale} and {@code make
 * startup}: start-up, memory and collective calls.
 */
package panmpi.bench.scale;
