/** Calls from threads of the program's own. */
package panmpi.tests.cases.threads;
