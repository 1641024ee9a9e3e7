package mpi.concurrent;

import java.io.Serializable;

/**
 * A task without a result that can be sent to another process. A lambda for this interface is
 * serializable if all variables that it uses are.
 *
 * @since 0.3
 */
@FunctionalInterface
public interface RemoteRunnable extends Runnable, Serializable {}
