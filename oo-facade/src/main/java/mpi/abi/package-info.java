/**
 * Differences between the binary interfaces of MPI libraries: the values of constants, the widths
 * of handles, the layout of {@code MPI_Status}. Libraries that share these form an ABI family:
 * MPICH's, Open MPI's or the standard's. When the library is opened, panmpi reads the generated
 * table of its family once.
 */
package mpi.abi;
