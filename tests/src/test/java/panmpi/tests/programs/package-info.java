/** Programs that tests run as jobs: for what happens outside Init and Finalize, and on failure. */
package panmpi.tests.programs;
