package mpi.internal.pool;

/**
 * Operations by which a worker processes an executor's messages: it runs tasks and keeps shared
 * values.
 */
public interface Work {

    /**
     * Runs a task, and returns its result or its exception. An OutOfMemoryError is thrown instead.
     */
    Answer run(byte[] task);

    /**
     * Runs the code that comes before the first task. Returns an error message, or an empty text
     * for success.
     */
    String begin(byte[] code);

    /** Keeps a value for tasks. */
    void share(long id, byte[] value);

    /** Forgets a value. */
    void unshare(long id);

    /** Forgets all values, since there will be no further task. */
    void end();
}
