/**
 * Threads that exchange messages while other threads allocate, in comparison with the same in C:
 * {@code make storm}.
 */
package panmpi.tests.storm;
