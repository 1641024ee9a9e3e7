/**
 * Writes low-level Java: from the declarations of a header, it makes the Java source that jextract
 * would generate, one file for each class.
 *
 * <p>This package is part of stage 1. It does not depend on libclang. Each declaration is a {@link
 * panmpi.generator.header.low.Declaration}.
 */
package panmpi.generator.header.low;
