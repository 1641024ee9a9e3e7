package mpi.internal.pool;

/** Code of a worker. */
public interface Work {

    /** Runs a task; catches its exceptions, but no lack of memory. */
    Answer run(byte[] task);

    /** Runs the code that comes before the first task; returns what is wrong, or an empty text. */
    String begin(byte[] code);

    /** Keeps a value for tasks. */
    void share(long id, byte[] value);

    /** Forgets a value. */
    void unshare(long id);

    /** Forgets all values: there will be no further task. */
    void end();
}
