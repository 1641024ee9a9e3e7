/**
 * The default codec: what objects are goes into slim bytes, long arrays of primitive elements go
 * beside them. Only {@link mpi.object.split.SplitCodec} is for programs; the other public classes
 * are public for the code that is generated beside the program's own classes.
 */
package mpi.object.split;
