/**
 * Default codec: objects are written in a compact byte format; long arrays of primitive elements
 * are sent separately, without a copy. Only {@link mpi.object.split.SplitCodec} is for programs;
 * the other public classes are public for the code that is generated in the packages of the
 * program's own classes.
 */
package mpi.object.split;
