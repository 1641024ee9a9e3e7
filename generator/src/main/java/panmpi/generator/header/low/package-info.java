/**
 * Writes low-level Java: from the declarations of a header, it makes the Java source that jextract
 * would generate, one file for each class.
 *
 * <p>Part of stage 1. The package does not depend on libclang; declarations are {@link
 * panmpi.generator.header.low.Declaration}.
 */
package panmpi.generator.header.low;
