/**
 * Programs of their own that tests run as jobs: what happens outside Init and Finalize, and on
 * failure.
 */
package panmpi.tests.programs;
