/** CamelCase methods: each is called, and does what its twin does. */
package panmpi.tests.cases.camelcase;
