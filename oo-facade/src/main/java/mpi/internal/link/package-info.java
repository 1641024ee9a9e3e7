/**
 * Links generated code to the functions and constants of the MPI library that was opened. Each
 * function of {@code mpi.h} becomes one method handle, whichever ABI the library has. An ABI table
 * lists the constants and types of one ABI, and the functions whose types differ from the
 * binding's.
 */
package mpi.internal.link;
