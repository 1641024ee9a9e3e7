/** Tests of levels of threads, virtual threads, and ranks that yield their cores. */
package panmpi.tests.threads;
