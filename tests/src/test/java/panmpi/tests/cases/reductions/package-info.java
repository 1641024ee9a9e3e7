/** Collective calls that combine values, and the operations they do it with. */
package panmpi.tests.cases.reductions;
