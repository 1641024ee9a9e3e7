/**
 * Tests of collective calls that move values: among all ranks, from and to a root, between two
 * groups.
 */
package panmpi.tests.cases.collective;
