/**
 * Strict checks ({@code -Dpanmpi.checks=strict}), which compare the MPI calls of all ranks: they
 * find deadlocks, datatypes that do not match, leaks and other mistakes. Each rank reports its
 * calls over a socket to the referee: threads of rank 0 that compare the calls of all ranks.
 */
package mpi.internal.strict;
