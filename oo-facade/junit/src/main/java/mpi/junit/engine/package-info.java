/**
 * Test engine of JUnit: plans jobs for the tests of a run, runs the tests on the ranks of these
 * jobs, and reports one result of all ranks for each test.
 */
package mpi.junit.engine;
