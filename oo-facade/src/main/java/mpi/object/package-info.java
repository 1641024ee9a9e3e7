/**
 * How objects become messages: the hook {@link mpi.object.ObjectCodec}, and the codecs that come
 * with panmpi.
 */
package mpi.object;
