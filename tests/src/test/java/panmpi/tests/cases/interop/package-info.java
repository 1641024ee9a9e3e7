/** Memory and threads that libraries beside MPI made: buffers without a copy. */
package panmpi.tests.cases.interop;
