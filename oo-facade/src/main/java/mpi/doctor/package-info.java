/**
 * What is wrong with an MPI installation, its launcher or a JVM, and what to do about it: {@code
 * mpijava --doctor}. Programs have no use for it.
 */
package mpi.doctor;
