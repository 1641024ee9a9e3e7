/**
 * Classes that no decoder may touch while {@code make fuzz-objects} runs: its filter rejects them.
 */
package panmpi.tests.decoys;
