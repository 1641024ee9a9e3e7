/**
 * Finds accesses of the program to memory that MPI is using at the same time, such as a store into
 * an array that an Irecv is filling. The Java agent {@code -javaagent:panmpi.jar} inserts a call of
 * {@link Touch} before each access.
 */
package mpi.internal.strict.access;
