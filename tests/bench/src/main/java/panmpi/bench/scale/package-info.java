/**
 * Measures costs that depend on the number of ranks: start-up, memory and collective calls. It
 * serves {@code make scale} and {@code make startup}.
 */
package panmpi.bench.scale;
