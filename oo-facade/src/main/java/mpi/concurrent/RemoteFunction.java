package mpi.concurrent;

import java.io.Serializable;

/**
 * A function that can be sent to another process, and is applied to many values there. A lambda for
 * this interface is serializable if all variables that it uses are.
 *
 * @param <T> type of the values.
 * @param <R> type of the results.
 * @since 0.3
 */
@FunctionalInterface
public interface RemoteFunction<T, R> extends Serializable {

    /**
     * Applies the function, on a worker.
     *
     * @param value the value; serializable.
     * @return the result; serializable, or null.
     * @throws Exception if it fails; the executor's process gets the exception.
     */
    R apply(T value) throws Exception;
}
