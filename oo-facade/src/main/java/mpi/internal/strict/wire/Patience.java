package mpi.internal.strict.wire;

/** How long a reported wait lasts. */
public enum Patience {
    /** It lasts until the operations are complete, as in {@code MPI_Wait}. */
    ENDLESS,
    /**
     * It lasts until the next step: a loop of tests, such as {@code while (!request.test())}, which
     * the program may leave before they are complete, or a wait for a lock.
     */
    LOOP,
    /** It is over at once: a test has found a send complete, since MPI has buffered its message. */
    NONE
}
