/**
 * The functions and constants of the library that was opened. Each function of {@code mpi.h}
 * becomes one method handle, whichever ABI the library has.
 */
package mpi.internal.link;
