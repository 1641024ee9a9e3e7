/**
 * Checks the bounds of the message buffers of a call, and makes the buffers accessible to MPI: in
 * place, pinned, or as copies. The typemap blocks of a datatype are the contiguous runs of bytes in
 * an item that contain data; between them may be gaps.
 */
package mpi.internal.staging;
