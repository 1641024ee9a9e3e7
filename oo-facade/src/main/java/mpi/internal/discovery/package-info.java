/**
 * Search for an MPI library, and for the launcher that started this process. At the end, the
 * library is open, and its ABI family is known: the libraries of one family have the same binary
 * interface.
 */
package mpi.internal.discovery;
