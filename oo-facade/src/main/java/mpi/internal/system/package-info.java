/**
 * The C library as Java sees it: memory, the dynamic linker, and the shim. All restricted methods
 * of {@code java.lang.foreign} are called here.
 */
package mpi.internal.system;
