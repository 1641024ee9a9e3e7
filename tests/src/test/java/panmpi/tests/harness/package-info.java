/**
 * Runs programs as jobs, started by {@code mpiexec}, and records how each job ended, and its
 * output.
 */
package panmpi.tests.harness;
