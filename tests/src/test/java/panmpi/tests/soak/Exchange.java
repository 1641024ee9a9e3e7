package panmpi.tests.soak;

/**
 * An operation, made several times with different data; all its ranks call the methods in order.
 */
interface Exchange {
    /** Fills the buffers of this rank, and records what must be in them afterwards. */
    void fill(int round);

    /** Makes the calls of MPI with the buffers as {@code fill} has left them. */
    void run();

    /** Throws an exception unless all bytes of all buffers of this rank are correct. */
    void check();

    /** Frees what the operation made. */
    void end();
}
