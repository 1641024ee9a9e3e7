package mpi.concurrent;

import java.io.Serializable;

/**
 * A task without a result that can go to another process. A lambda that is passed where one is
 * expected is serializable, if all variables that it uses are.
 *
 * @since 0.3
 */
@FunctionalInterface
public interface RemoteRunnable extends Runnable, Serializable {}
