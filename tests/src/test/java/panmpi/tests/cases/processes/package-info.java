/** Processes that join a job, and sessions. */
package panmpi.tests.cases.processes;
