/**
 * Finds and opens the MPI library of this job. Detects the launcher that started this process, and
 * the ABI family of the library: the libraries of one family have the same binary interface.
 */
package mpi.internal.discovery;
