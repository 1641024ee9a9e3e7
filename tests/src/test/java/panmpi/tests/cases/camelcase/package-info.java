/** The methods of the second naming law, camelCase: each is called, and does what its twin does. */
package panmpi.tests.cases.camelcase;
