/**
 * Repeats the tables of the papers on CCJ and mpiJava, for {@code make bench-papers}. It prints
 * them next to the figures of the papers.
 */
package panmpi.bench.papers;
