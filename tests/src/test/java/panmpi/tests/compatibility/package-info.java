/** Programs written for mpiJava, CCJ and Open MPI's Java binding, and the examples. */
package panmpi.tests.compatibility;
