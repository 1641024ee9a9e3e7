/** Beside the pipeline: two snapshots compared, and what their differences mean to programs. */
package panmpi.generator.diff;
