package mpi.concurrent;

import java.io.Serializable;
import java.util.concurrent.Callable;

/**
 * A task with a result that can be sent to another process. A lambda for this interface is
 * serializable if all variables that it uses are.
 *
 * @param <T> type of the result, which must be serializable.
 * @since 0.3
 */
@FunctionalInterface
public interface RemoteCallable<T> extends Callable<T>, Serializable {}
