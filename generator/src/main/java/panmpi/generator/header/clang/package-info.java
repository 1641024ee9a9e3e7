/**
 * Reads a C header with libclang: header in, declarations out.
 *
 * <p>Part of stage 1, and the only package that knows libclang.
 */
package panmpi.generator.header.clang;
