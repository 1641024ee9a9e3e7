/**
 * Messages of serialized objects: their envelope, their encoding, and arrays that travel beside it.
 */
package mpi.internal.objects;
