package mpi.internal.pool;

/**
 * Operations by which a worker processes an executor's messages: it runs tasks and keeps shared
 * values.
 */
public interface Work {

    /**
     * Runs a task, and returns its result or its exception. If the task ends with an
     * OutOfMemoryError, throws it instead.
     */
    Answer run(byte[] task);

    /**
     * Runs the code that the executor has set to run before the first task. Returns an error
     * message, or an empty text for success.
     */
    String begin(byte[] code);

    /** Keeps a shared value, which tasks may use. */
    void share(long id, byte[] value);

    /** Drops a shared value. */
    void unshare(long id);

    /** Drops all shared values, since there will be no further task. */
    void end();
}
