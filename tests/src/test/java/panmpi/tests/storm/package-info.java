/**
 * Measures exchanges of messages by threads while other threads allocate, for a comparison with an
 * equal program in C: {@code make storm}.
 */
package panmpi.tests.storm;
