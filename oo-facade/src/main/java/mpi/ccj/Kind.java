package mpi.ccj;

/**
 * Kind of operation that a message belongs to; messages of one kind between two members do not
 * overtake one another.
 */
enum Kind {
    MESSAGE,
    BARRIER,
    BROADCAST,
    REDUCE,
    SCATTER,
    GATHER;

    /** Number of kinds. */
    static final int COUNT = values().length;
}
