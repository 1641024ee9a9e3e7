/**
 * Implementation of executors: an executor's process sends tasks to workers over connections, and
 * gives the tasks of a worker that dies to others. Tasks and results are byte arrays here; an
 * implementation of {@link Work} decodes them.
 */
package mpi.internal.pool;
