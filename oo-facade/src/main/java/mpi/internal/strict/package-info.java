/**
 * Strict checks ({@code -Dpanmpi.checks=strict}), which compare the MPI calls of all ranks: they
 * find deadlocks, unlike datatypes, leaks and other mistakes. Each rank reports its calls over a
 * socket to the referee, which runs in threads of rank 0.
 */
package mpi.internal.strict;
