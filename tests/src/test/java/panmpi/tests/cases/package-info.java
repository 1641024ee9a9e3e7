/**
 * Case classes: {@link panmpi.tests.RankMain} runs the tests of one of them on every rank of a job.
 */
package panmpi.tests.cases;
