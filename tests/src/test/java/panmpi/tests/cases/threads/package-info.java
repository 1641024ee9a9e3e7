/** Tests of calls from threads of the program. */
package panmpi.tests.cases.threads;
