/**
 * Differences between the binary interfaces of MPI libraries: the values of constants, the widths
 * of handles, the layout of {@code MPI_Status}. One generated table per family, read once when a
 * library is opened.
 */
package mpi.abi;
