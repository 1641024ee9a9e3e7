/** Passing of buffers to MPI and back, and the memory that this takes. */
package panmpi.tests.cases.buffers;
