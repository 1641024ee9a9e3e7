/** Starts {@code mpiexec} jobs, runs case classes on their ranks, and collects the results. */
package panmpi.tests.harness;
