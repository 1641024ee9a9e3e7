package panmpi.tests.soak;

/** One operation, made several times with other data; all its ranks call the methods in order. */
interface Exchange {
    /** Fills the buffers of this rank, and notes what must be in them afterwards. */
    void fill(int round);

    /** Communicates. */
    void run();

    /** Throws unless all bytes of all buffers of this rank are right. */
    void check();

    /** Frees what the operation made. */
    void end();
}
