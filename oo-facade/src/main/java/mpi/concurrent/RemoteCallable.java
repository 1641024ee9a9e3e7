package mpi.concurrent;

import java.io.Serializable;
import java.util.concurrent.Callable;

/**
 * A task with a result that can go to another process. A lambda that is passed where one is
 * expected is serializable, if all variables that it uses are.
 *
 * @param <T> type of the result, which comes back serialized.
 * @since 0.3
 */
@FunctionalInterface
public interface RemoteCallable<T> extends Callable<T>, Serializable {}
