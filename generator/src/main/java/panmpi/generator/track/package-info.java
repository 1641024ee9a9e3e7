/**
 * Pages on every version of every library, and the report on new ones; not a stage of the pipeline.
 */
package panmpi.generator.track;
