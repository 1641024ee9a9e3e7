/**
 * Implementation of executors: an executor's process sends tasks to workers over connections. If a
 * worker dies, other workers get its tasks. Tasks and results are byte arrays here; an
 * implementation of {@link Work} decodes them.
 */
package mpi.internal.pool;
