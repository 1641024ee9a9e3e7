/**
 * Finds the sizes, bounds and contents of datatypes, by asking MPI or from the constructors of the
 * datatypes; builds datatypes for layouts and records. The constructor of a datatype is the MPI
 * call that made it, such as MPI_Type_vector.
 */
package mpi.internal.types;
