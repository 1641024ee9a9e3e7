package mpi.internal.strict.wire;

/** Ways to wait for requests. */
public enum Patience {
    /** Until they are complete. */
    ENDLESS,
    /** As a loop of tests, which the program may leave before. */
    LOOP,
    /** Not at all: MPI has kept the message of a send that a test found complete. */
    NONE
}
