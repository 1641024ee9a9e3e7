/**
 * MPI for Java: the interface of mpiJava 1.2, on whichever MPI library starts the job. Begin with
 * {@link mpi.MPI}; {@link mpi.c} has the same functions in the shape of C.
 */
package mpi;
