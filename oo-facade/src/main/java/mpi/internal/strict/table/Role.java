package mpi.internal.strict.table;

import java.util.Locale;

/**
 * Effect of an MPI function that the checks must know, such as {@link #WAITS}. The file {@code
 * templates/roles.rules} lists the roles of each function by these names. The comment on each role
 * says what the function does, or demands of its callers.
 */
public enum Role {
    /** Sends in buffered mode: completes even if nobody receives the message. */
    BUFFERED,
    /** Sends in synchronous mode: completes when a receive has begun. */
    SYNCHRONOUS,
    /** Sends a message whose receive must have been posted. */
    READY,
    /** Makes a request that is started later. */
    PERSISTENT,
    /** Moves a message whose parts the program marks as ready one by one. */
    IN_PARTS,
    /** Waits until all of its requests are complete, or with {@link #ANY}, at least one of them. */
    WAITS,
    /** Tests whether all of its requests are complete, or with {@link #ANY}, some of them. */
    TESTS,
    /**
     * Returns the indices of those of its requests that are complete, as {@code MPI_Waitany} does.
     */
    ANY,
    /** Starts persistent requests. */
    STARTS,
    /** Marks parts of a message as ready. */
    READIES,
    /** Tests whether a part of a message has arrived. */
    ARRIVES,
    /** Cancels a request, which the program must still complete. */
    CANCELS,
    /** Frees an MPI object, such as a communicator. */
    FREES,
    /** Asks for the state of a request, and never frees the request. */
    ASKS,
    /** Distributes data of the root: only the root has the data for all ranks. */
    ROOT_SENDS,
    /** Collects data at the root: only the root receives the data of all ranks. */
    ROOT_RECEIVES,
    /** Exchanges blocks with neighbors, not with all ranks. */
    NEIGHBORS,
    /** Requires the same numbers and flags on all ranks. */
    ARGUMENTS_ALIKE,
    /** Requires the same counts on every rank. */
    COUNTS_ALIKE,
    /** Begins an epoch between two fences. */
    OPENS_FENCE,
    /** Ends an epoch between two fences. */
    CLOSES_FENCE,
    /** Begins an epoch of a lock on one rank's window. */
    OPENS_LOCK,
    /** Ends an epoch of a lock on one rank's window. */
    CLOSES_LOCK,
    /** Begins an epoch of locks on the windows of all ranks. */
    OPENS_LOCK_ALL,
    /** Ends an epoch of locks on the windows of all ranks. */
    CLOSES_LOCK_ALL,
    /** Begins an epoch of accesses to the windows of a group. */
    OPENS_ACCESS,
    /** Ends an epoch of accesses to the windows of a group. */
    CLOSES_ACCESS,
    /** Begins an epoch in which a group may access this rank's window. */
    OPENS_EXPOSURE,
    /** Ends an epoch in which a group may access this rank's window. */
    CLOSES_EXPOSURE,
    /**
     * Begins a session. Unlike other functions with a name in {@code _init}, it makes no request.
     */
    OPENS_SESSION,
    /** Completes accesses within an epoch of a lock, which stays open. */
    FLUSHES,
    /** Completes accesses at the origin only, not at the target. */
    LOCALLY,
    /** Makes stores to a window's memory visible within an epoch. */
    SYNCS,
    /** Makes a window in which ranks load and store the memory of other ranks. */
    SHARES_MEMORY,
    /**
     * Lets the leaders of two groups exchange a message in addition to the collective part, as
     * {@code MPI_Intercomm_create} does.
     */
    MEETS_LEADER,
    /** Is collective over a group of processes only, not over the whole communicator. */
    OF_GROUP,
    /**
     * Waits until all operations on its communicator are complete, as {@code MPI_Comm_disconnect}
     * does.
     */
    AWAITS_REQUESTS,
    /** Gives each rank data of the lower ranks. */
    SCANS,
    /** Takes {@code MPI_IN_PLACE} on all ranks or on none. */
    IN_PLACE_ALIKE,
    /** Makes a graph in which both ranks of an edge must name the edge. */
    EDGES_FROM_BOTH,
    /** Sets the view of a file, whose elementary datatype must have one extent on all ranks. */
    SETS_VIEW,
    /** Begins a split operation on a file. */
    BEGINS_SPLIT,
    /** Ends a split operation on a file. */
    ENDS_SPLIT,
    /** Attaches a buffer for buffered sends. */
    ATTACHES,
    /** Detaches the buffer for buffered sends. */
    DETACHES,
    /**
     * Lets the rank wait, before the call, until the simulation of the job on rank 0 has taken all
     * earlier calls of this rank.
     */
    SETTLES,
    /** Marks a point of the program's run for a profiler, as {@code MPI_Pcontrol} does. */
    MARKS,
    /** Makes a datatype usable, as {@code MPI_Type_commit} does. */
    COMMITS,
    /** Makes a copy of an MPI object, such as a datatype. */
    COPIES;

    /** Returns the role with a word of the table, such as {@code opens-lock}. */
    static Role of(String word) {
        return valueOf(word.replace('-', '_').toUpperCase(Locale.ROOT));
    }
}
