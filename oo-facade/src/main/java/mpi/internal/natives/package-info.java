/**
 * Unpacks the native libraries of panmpi's jar, and the MPI in the jar panmpi-mpich, into the
 * user's cache folder. Only this user or root can change what is in that folder.
 */
package mpi.internal.natives;
