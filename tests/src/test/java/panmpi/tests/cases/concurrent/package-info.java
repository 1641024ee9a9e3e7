/** Tests of executors over the ranks of a job. */
package panmpi.tests.cases.concurrent;
