/** Native libraries of the jar, unpacked into the user's cache. */
package mpi.internal.natives;
