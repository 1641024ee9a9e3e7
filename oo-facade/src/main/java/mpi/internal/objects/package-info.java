/**
 * Messages of serialized objects: their header, their encoded bytes, and the arrays that are sent
 * beside those.
 */
package mpi.internal.objects;
