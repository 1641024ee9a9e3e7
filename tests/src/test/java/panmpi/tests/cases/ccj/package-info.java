/**
 * Tests of CCJ (collective communication in Java): groups of threads, several in a JVM, their
 * messages and collective operations.
 */
package panmpi.tests.cases.ccj;
