/**
 * Threads that exchange messages while other threads allocate, against the same in C: {@code make
 * storm}.
 */
package panmpi.tests.storm;
