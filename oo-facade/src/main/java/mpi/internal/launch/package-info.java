/**
 * Facts on how this process was started, and messages about what is wrong with that. {@code mpijava
 * --doctor} and reports of failures use them.
 */
package mpi.internal.launch;
