/**
 * Writes low-level Java in the shapes of jextract: declarations in, one file per class out.
 *
 * <p>Part of stage 1. Nothing here knows libclang; what a declaration is stands in {@link
 * panmpi.generator.header.low.Declaration}.
 */
package panmpi.generator.header.low;
