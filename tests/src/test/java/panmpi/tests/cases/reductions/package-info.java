/** Tests of collective calls that combine values, and of the operations that they use. */
package panmpi.tests.cases.reductions;
