/**
 * Tests that feed damaged and hostile messages of objects to every codec: {@code make
 * fuzz-objects}.
 */
package panmpi.tests.fuzz;
