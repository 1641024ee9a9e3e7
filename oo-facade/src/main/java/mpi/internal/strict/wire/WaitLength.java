package mpi.internal.strict.wire;

/** Tells how long a reported wait of a rank lasts. */
public enum WaitLength {
    /** The wait lasts until the operations are complete, as in {@code MPI_Wait}. */
    ENDLESS,
    /**
     * The wait lasts until the next step of the thread: it is a loop of tests, such as {@code while
     * (!request.test())}, which the program may leave before the operations are complete, or a wait
     * for a lock.
     */
    LOOP,
    /**
     * The wait is over at once: a test has found a send complete, since MPI has buffered its
     * message.
     */
    NONE
}
