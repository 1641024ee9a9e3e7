/** Functions of MPI, with what the generator knows of them from the header. */
package mpi.internal.strict.table;
