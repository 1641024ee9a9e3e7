/** Tests of calls that begin now and end later, and of calls that are prepared once. */
package panmpi.tests.cases.requests;
