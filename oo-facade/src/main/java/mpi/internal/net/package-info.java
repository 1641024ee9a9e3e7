/**
 * Connections between the processes of a job that are not MPI's. They stay right when the program's
 * use of MPI is wrong, and end at once when a process dies.
 */
package mpi.internal.net;
