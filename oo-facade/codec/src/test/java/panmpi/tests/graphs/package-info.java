/**
 * Random graphs of objects, and what it means that a copy of one is like it: shared by the tests of
 * codecs, in one JVM and over MPI, and by {@code make fuzz-objects}.
 */
package panmpi.tests.graphs;
