/**
 * Stage 2 of the generator: the facts of a header, as immutable records and as a text file. A
 * snapshot is the set of all facts about the header of one version of a library. An ABI family is a
 * set of libraries that represent handles in the same way.
 */
package panmpi.generator.model;
