/**
 * Objects by Apache Fory: the codec {@code fory}, which is on the class path only where a program
 * puts it there.
 */
package mpi.object.fory;
