/**
 * Comparison of two snapshots, and the effect of their differences on programs; not a stage of the
 * pipeline.
 */
package panmpi.generator.diff;
