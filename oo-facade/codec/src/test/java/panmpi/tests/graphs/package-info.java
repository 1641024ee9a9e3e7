/**
 * Random graphs of objects, and the comparison of a graph with its copy. They are shared by the
 * tests of codecs, in one JVM and over MPI, and by {@code make fuzz-objects}.
 */
package panmpi.tests.graphs;
