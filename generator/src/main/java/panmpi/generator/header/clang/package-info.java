/**
 * Reads a C header with libclang: header in, declarations out.
 *
 * <p>Part of stage 1, and the only package that depends on libclang. A unit is a parsed piece of C,
 * and a cursor is a node of its syntax tree.
 */
package panmpi.generator.header.clang;
