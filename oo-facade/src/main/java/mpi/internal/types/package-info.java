/** Sizes, bounds and contents of datatypes, asked of MPI or computed from their constructors. */
package mpi.internal.types;
