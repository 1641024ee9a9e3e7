/**
 * Makes Java memory accessible to MPI: pinned arrays, bounce buffers, and the caches of both. A
 * pinned array is not moved by the garbage collector; a bounce buffer is an off-heap copy.
 */
package mpi.internal.memory;
