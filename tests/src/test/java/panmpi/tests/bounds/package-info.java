/**
 * Tests that make every call that takes a buffer, with random arguments, and check each byte around
 * the buffers.
 */
package panmpi.tests.bounds;
