/**
 * Reads the declarations of a C header with libclang.
 *
 * <p>This package is part of stage 1, and the only package that depends on libclang. A unit is a
 * parsed C source, and a cursor is a node of its syntax tree.
 */
package panmpi.generator.header.clang;
