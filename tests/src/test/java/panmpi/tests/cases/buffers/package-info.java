/** Tests of the passing of buffers to MPI and back, and of the memory that this takes. */
package panmpi.tests.cases.buffers;
