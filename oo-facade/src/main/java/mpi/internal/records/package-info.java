/**
 * Copies arrays of records to memory and back. In memory, each record is a C struct. The code that
 * copies a record is emitted for its class at run time.
 */
package mpi.internal.records;
