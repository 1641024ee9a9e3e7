/** Tests of jobs that fail: exceptions, deaths of ranks, signals, limits of memory. */
package panmpi.tests.failure;
