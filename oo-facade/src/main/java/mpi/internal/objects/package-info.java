/**
 * Messages of serialized objects. A message consists of its front (a header, the bytes that the
 * codec has written, and a table of arrays) and of the arrays that the codec passes on separately
 * from its bytes. A codec is a serializer of objects.
 */
package mpi.internal.objects;
