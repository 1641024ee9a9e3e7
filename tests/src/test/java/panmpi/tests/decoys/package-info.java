/**
 * Classes that no decoder may touch while {@code make fuzz-objects} runs: the filter of that run
 * rejects them.
 */
package panmpi.tests.decoys;
