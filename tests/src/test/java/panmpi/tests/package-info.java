/**
 * Runs panmpi under every installed MPI: {@link panmpi.tests.AllCasesTest} starts {@code mpiexec}
 * jobs, one per MPI and number of ranks for all case classes that can share one ({@link
 * panmpi.tests.Batch}); {@link panmpi.tests.RankMain} is what each rank runs.
 */
package panmpi.tests;
