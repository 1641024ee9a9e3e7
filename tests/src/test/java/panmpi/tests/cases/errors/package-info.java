/** Tests of errors: their detection, their report, and the state of MPI afterwards. */
package panmpi.tests.cases.errors;
