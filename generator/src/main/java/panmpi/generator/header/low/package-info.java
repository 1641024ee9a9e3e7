/**
 * Writes low-level Java, which is Java source in the form that jextract generates: declarations in,
 * one file per class out.
 *
 * <p>Part of stage 1. The package does not depend on libclang; declarations are {@link
 * panmpi.generator.header.low.Declaration}.
 */
package panmpi.generator.header.low;
