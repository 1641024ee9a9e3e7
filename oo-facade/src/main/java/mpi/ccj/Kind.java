package mpi.ccj;

/** What a message is part of; messages of one kind between two members keep their order. */
enum Kind {
    MESSAGE,
    BARRIER,
    BROADCAST,
    REDUCE,
    SCATTER,
    GATHER;

    /** How many there are. */
    static final int COUNT = values().length;
}
