/** Tests of processes that join a job, and of sessions. */
package panmpi.tests.cases.processes;
