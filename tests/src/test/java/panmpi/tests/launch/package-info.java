/** Tests of the start and end of a job: discovery of the library, options, Init and Finalize. */
package panmpi.tests.launch;
