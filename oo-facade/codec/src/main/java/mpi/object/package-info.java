/**
 * Serialization of objects for messages: the service {@link mpi.object.ObjectCodec}, and the codecs
 * that come with panmpi.
 */
package mpi.object;
