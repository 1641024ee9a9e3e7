/** Classes of MPI tests that the tests of this module run. */
package panmpi.junit.programs;
