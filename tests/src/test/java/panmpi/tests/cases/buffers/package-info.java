/** Tests of how buffers are passed to MPI and back, and of the memory that this takes. */
package panmpi.tests.cases.buffers;
