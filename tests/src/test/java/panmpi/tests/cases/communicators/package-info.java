/** Tests of communicators of one group and of two: how they are made, copied and freed. */
package panmpi.tests.cases.communicators;
