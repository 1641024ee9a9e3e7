/**
 * Tests panmpi under every installed MPI. The classes of {@code cases} run on ranks, by
 * panmpi-junit: one job for each MPI and number of ranks runs all classes that can share a job.
 * Other classes start programs as jobs ({@link panmpi.tests.harness.MpiExec}). Packages do not
 * import each other in cycles; {@link panmpi.tests.rules.ImportsTest} has their order.
 */
package panmpi.tests;
