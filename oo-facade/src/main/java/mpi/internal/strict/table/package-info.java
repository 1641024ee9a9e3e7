/** What each call of MPI does, as the generator knows it from the header. */
package mpi.internal.strict.table;
