/**
 * Makes the pages on every version of every library, and the report on new versions; not a stage of
 * the pipeline. A snapshot holds all facts about the header of one version; those of known versions
 * are committed in {@code generated/api}.
 */
package panmpi.generator.track;
