/** Collective calls that move values: among all, from and to a root, between two groups. */
package panmpi.tests.cases.collective;
