/**
 * Draws groups of bars as parts of a picture. Curves, axes and the picture itself are those of
 * {@code mpi.bench.plot}.
 */
package panmpi.bench.plot;
