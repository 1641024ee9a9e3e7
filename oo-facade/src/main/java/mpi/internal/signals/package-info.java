/**
 * Protects the signal handlers of the JVM, which MPI libraries replace when they are opened or
 * initialized. The handlers are recorded before such a call, and restored after it.
 */
package mpi.internal.signals;
