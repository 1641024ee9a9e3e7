/**
 * Network connections between the processes of a job that do not use MPI. They keep working when
 * the program's use of MPI is wrong, and they break at once when a process dies.
 */
package mpi.internal.net;
