/**
 * Describes how this process was started, and makes the messages if its launcher does not fit the
 * MPI library. {@code mpijava --doctor} and reports of failures use these classes.
 */
package mpi.internal.launch;
