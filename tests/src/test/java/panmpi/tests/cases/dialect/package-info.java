/** Classes, buffers and conventions of Open MPI's Java binding, in programs that keep to them. */
package panmpi.tests.cases.dialect;
