/** Memory of Java for MPI: pinned arrays, buffers, and the caches of both. */
package mpi.internal.memory;
