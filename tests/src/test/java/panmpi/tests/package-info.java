/**
 * Runs panmpi under every installed MPI: {@link panmpi.tests.AllCasesTest} starts one {@code
 * mpiexec} job per MPI, case class and number of ranks; {@link panmpi.tests.RankMain} is what each
 * rank runs.
 */
package panmpi.tests;
