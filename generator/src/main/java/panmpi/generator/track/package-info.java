/** Beside the pipeline: the pages on every version of every library, and what is new of them. */
package panmpi.generator.track;
