/**
 * Access to C from Java: memory, the dynamic linker, and the shim, which is panmpi's own native
 * library {@code libpanmpi.so}. All restricted methods of {@code java.lang.foreign} are called in
 * this package.
 */
package mpi.internal.system;
