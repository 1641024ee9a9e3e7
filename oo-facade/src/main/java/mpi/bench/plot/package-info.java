/**
 * Draws curves as SVG, for {@code mpijava --bench} and for the bench of panmpi's own sources. This
 * package does not depend on MPI or on benchmarks.
 */
package mpi.bench.plot;
