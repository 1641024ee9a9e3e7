/** Damaged and hostile messages of objects, decoded by every codec: {@code make fuzz-objects}. */
package panmpi.tests.fuzz;
