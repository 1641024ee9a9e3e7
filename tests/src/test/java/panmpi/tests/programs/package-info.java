/**
 * Programs that tests run as jobs of their own, since they call MPI before Init or after Finalize,
 * use threads, or fail.
 */
package panmpi.tests.programs;
