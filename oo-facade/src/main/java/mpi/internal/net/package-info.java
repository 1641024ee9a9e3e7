/**
 * TCP connections between the processes of a job, made without MPI. They keep working when the
 * program's use of MPI is wrong, and they break at once when a process dies.
 */
package mpi.internal.net;
