/**
 * MPI for Java: the interface of mpiJava 1.2, on whichever MPI library starts the job. Methods such
 * as {@code Send} have mpiJava's names and rules (mpiJava-style), and camelCase methods such as
 * {@code allReduce} are the same in Java's usual spelling, with the rules of Open MPI's Java
 * binding. Begin with {@link mpi.MPI}; {@link mpi.c} has the same functions with the parameters of
 * C.
 */
package mpi;
