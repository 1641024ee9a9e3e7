/**
 * Repeats the measurements of the papers on CCJ and mpiJava, two older libraries for Java, for
 * {@code make bench-papers}, and prints them next to the figures of the papers. A style is a way to
 * write the same program: in C, or in Java with arrays, with objects, for mpiJava or for CCJ.
 */
package panmpi.bench.papers;
