/**
 * Tests of camelCase methods: each is called, and does what the method with mpiJava's name does.
 */
package panmpi.tests.cases.camelcase;
