/** How buffers get to MPI and back, and what that leaves behind. */
package panmpi.tests.cases.buffers;
