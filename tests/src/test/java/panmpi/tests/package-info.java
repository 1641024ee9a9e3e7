/**
 * Runs panmpi under every installed MPI. {@link panmpi.tests.cases.AllCasesTest} starts {@code
 * mpiexec} jobs, one per MPI and number of ranks for all case classes that can share one ({@link
 * panmpi.tests.harness.Batch}); {@link panmpi.tests.harness.RankMain} is what each rank runs.
 * Packages import one way; {@link panmpi.tests.rules.ImportsTest} has their order.
 */
package panmpi.tests;
