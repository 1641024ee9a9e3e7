/**
 * Draws curves as SVG, for {@code mpijava --bench} and for the bench of panmpi's own sources. This
 * package knows nothing of MPI or of benchmarks.
 */
package mpi.bench.plot;
