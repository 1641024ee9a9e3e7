/** Tests of classes, buffers and conventions of Open MPI's Java binding. */
package panmpi.tests.cases.dialect;
