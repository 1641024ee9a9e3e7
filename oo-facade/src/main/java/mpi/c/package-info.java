/**
 * The procedural binding: MPI as in C, name by name. {@link mpi.c.Mpi} has the functions and
 * constants, {@link mpi.c.MpiMemory} what C does with {@code sizeof} and {@code status.MPI_SOURCE}.
 */
package mpi.c;
