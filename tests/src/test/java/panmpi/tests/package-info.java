/**
 * Tests panmpi under every installed MPI. The classes of {@code cases} run on ranks, by
 * panmpi-junit: one job per MPI and number of ranks for all that can share one. Other classes start
 * programs as jobs ({@link panmpi.tests.harness.MpiExec}). Packages import one way; {@link
 * panmpi.tests.rules.ImportsTest} has their order.
 */
package panmpi.tests;
