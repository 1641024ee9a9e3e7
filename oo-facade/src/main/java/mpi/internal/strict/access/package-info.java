/**
 * Accesses of the program to its own memory, which the agent has made visible, and the memory in
 * which they matter now.
 */
package mpi.internal.strict.access;
