/**
 * Tests of objects, by {@code MPI.OBJECT}: in messages, collective calls, reductions and derived
 * datatypes.
 */
package panmpi.tests.cases.objects;
