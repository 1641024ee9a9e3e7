/**
 * The procedural binding, with the names and parameters that MPI has in C. {@link mpi.c.Mpi} has
 * the functions and constants; {@link mpi.c.MpiMemory} does what C programs do with {@code sizeof}
 * and {@code status.MPI_SOURCE}.
 */
package mpi.c;
