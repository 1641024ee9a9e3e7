/**
 * Differences between the binary interfaces of MPI libraries: the values of constants, the widths
 * of handles, the layout of {@code MPI_Status}. Libraries that share these form an ABI family:
 * MPICH's, Open MPI's or the standard's. A generated table for the family is read once, when a
 * library is opened.
 */
package mpi.abi;
