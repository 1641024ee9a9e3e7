/**
 * Arrays of records as memory: each record is a struct of C there. The code that copies a record is
 * emitted for its class.
 */
package mpi.internal.records;
