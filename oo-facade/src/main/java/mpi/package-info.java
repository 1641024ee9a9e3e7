/**
 * MPI for Java, with the interface of mpiJava 1.2, for any MPI library. Methods such as {@code
 * Send} have mpiJava's names and rules (mpiJava-style). Methods such as {@code allReduce}
 * (camelCase) call the same functions, with the usual spelling of Java and the rules of Open MPI's
 * Java binding. Begin with {@link mpi.MPI}; {@link mpi.c} has the same functions with the
 * parameters of C.
 */
package mpi;
