/** Calls that begin now and end later, and those that are prepared once. */
package panmpi.tests.cases.requests;
