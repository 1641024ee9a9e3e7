/** Tests of programs written for mpiJava, CCJ and Open MPI's Java binding, and of the examples. */
package panmpi.tests.compatibility;
