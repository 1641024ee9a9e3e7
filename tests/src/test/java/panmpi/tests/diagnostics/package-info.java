/** Tests of traces, call records, reports of leaks, and the doctor. */
package panmpi.tests.diagnostics;
