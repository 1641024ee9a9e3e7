/**
 * Runtime below the bindings: finds and opens the MPI library, detects its ABI, links its
 * functions, and manages native memory. Not an API for programs.
 */
package mpi.internal;
