/**
 * Executors whose workers are the ranks of a job: {@link mpi.concurrent.MpiExecutor} runs tasks of
 * Java on other processes, and goes on when a worker dies.
 */
package mpi.concurrent;
