/**
 * Signal handlers of the JVM, which libraries of MPI would replace. They are recorded before a
 * library is opened, and restored after it.
 */
package mpi.internal.signals;
