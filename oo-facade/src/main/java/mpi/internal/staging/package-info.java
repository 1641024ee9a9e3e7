/** Message buffers of a call: checks of their bounds, and copies to memory that MPI can use. */
package mpi.internal.staging;
