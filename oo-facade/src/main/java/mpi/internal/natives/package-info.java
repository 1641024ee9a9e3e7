/**
 * Native libraries of the jar, and the MPI that may come with it, unpacked into the user's cache.
 */
package mpi.internal.natives;
