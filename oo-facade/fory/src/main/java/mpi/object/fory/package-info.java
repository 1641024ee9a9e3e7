/**
 * Serialization by Apache Fory: the codec {@code fory}, which is on the class path only if the
 * program puts it there.
 */
package mpi.object.fory;
