/**
 * Tests of MPI programs by JUnit: {@link mpi.junit.MpiTest} on a class or method runs it on the
 * ranks of a job.
 */
package mpi.junit;
