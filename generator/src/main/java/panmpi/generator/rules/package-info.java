/**
 * Stage 3 of the generator: decides by rules how each function becomes a method. Input and output
 * are records; each class makes one decision. Snapshots, each of which holds all facts about one
 * header, are merged first; an ABI family is a set of libraries that represent handles in the same
 * way.
 */
package panmpi.generator.rules;
