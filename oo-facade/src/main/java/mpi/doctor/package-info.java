/**
 * Diagnosis of an MPI installation, its launcher and the JVM, with advice: {@code mpijava
 * --doctor}. Not an API for programs.
 */
package mpi.doctor;
