/**
 * The runtime below the bindings: finds and opens the MPI library, recognises its ABI, links its
 * functions, and lends memory. Nothing here is for programs to call.
 */
package mpi.internal;
