package panmpi.tests.soak;

/**
 * An operation of the soak, made in several rounds with different data. All ranks of its
 * communicator call fill, run and check in each round, and end after the last one.
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
