/**
 * The search for an MPI, and for the launcher that started this process. It ends with an open
 * library whose ABI is known.
 */
package mpi.internal.discovery;
