/**
 * Communicators, windows, files and datatypes of the program as the checks know them: the ranks in
 * the job of the first three, and the basic types of a datatype.
 */
package mpi.internal.strict.object;
