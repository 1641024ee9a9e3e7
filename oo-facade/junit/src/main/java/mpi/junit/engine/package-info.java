/** Test engine: plans jobs for the tests of a run, and reports what their ranks make of them. */
package mpi.junit.engine;
