/**
 * Case classes by topic: {@link panmpi.tests.harness.RankMain} runs their tests on every rank of a
 * job.
 */
package panmpi.tests.cases;
