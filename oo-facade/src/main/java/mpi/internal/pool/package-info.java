/**
 * The engine of executors: an executor's process hands tasks to workers over connections, and hands
 * the tasks of a worker that dies to others. It knows tasks and results as bytes alone.
 */
package mpi.internal.pool;
