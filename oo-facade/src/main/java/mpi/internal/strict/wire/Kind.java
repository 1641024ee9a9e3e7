package mpi.internal.strict.wire;

/**
 * Kinds of messages between a rank and the referee. Each comment gives the meaning, and then the
 * fields in order. An item is one element of a datatype; later messages refer to it by the number
 * that {@link #ITEM} has given its basic types. A flag is 1 or 0.
 */
public enum Kind {
    /** A rank connects: its number, and the secret number that rank 0 has sent it. */
    HELLO,
    /** A communicator, window or file: its number, its ranks. */
    COMMUNICATOR,
    /** Basic types of an item, for later messages: number, then type, count, bytes of each run. */
    ITEM,
    /**
     * The function and the arguments of a collective call that must be equal on all ranks, for
     * later messages: number, function, then name and value of each argument.
     */
    AGREEMENT,
    /**
     * Send: thread, call, communicator, operation, destination, tag, number of the item, count of
     * such items, mode.
     */
    SEND,
    /**
     * Receive or probe: thread, call, communicator, operation, source, tag, number of the item,
     * count of such items, way.
     */
    RECEIVE,
    /**
     * Receive buffer for a message that Mprobe has matched, to check that the message fits in:
     * operation, call, number of the item, count of such items.
     */
    FIT,
    /** The arrival at a collective call: thread, call, communicator, operation, agreement. */
    ARRIVE,
    /** A wait: thread, call, 1 for all operations or 0 for any, patience, operations. */
    AWAIT,
    /**
     * The wait of a call for the one operation that it has just posted, as in {@code MPI_Send}: no
     * fields.
     */
    AWAIT_LATEST,
    /** The message that a receive from any rank has taken: operation, source, tag. */
    RESOLVE,
    /** An operation that was cancelled before it had a message: operation. */
    CANCEL,
    /** An operation that has failed with an error: operation. */
    FAIL,
    /** The end of a thread of the program: thread. */
    THREAD_END,
    /** An access to a window: thread, call, window, target, locked, kind, operation, ranges. */
    ACCESS,
    /** The completion of a rank's accesses to a window: thread, call, window. */
    COMPLETE,
    /** A lock of a window: thread, call, window, operation, target, exclusive, phase. */
    LOCK,
    /**
     * A mistake that this rank has found itself: severity, calls, kind, title, rule, remedy, text
     * of each call.
     */
    FINDING,
    /**
     * The rank waits for {@link #SYNCED}, which is sent when the referee has read all messages
     * before this message: number.
     */
    SYNC,
    /**
     * The rank waits for {@link #SYNCED}, which is sent when the simulation has taken all steps
     * before this message: number.
     */
    SETTLE,
    /** The rank makes no further call, and waits for {@link #DONE}: no fields. */
    END,
    /** The answer to {@link #ASK}: question, call, 1 if the call has not returned, text, line. */
    TEXT,
    /** To a rank: send the text of a call. Fields: question, call. */
    ASK,
    /** To a rank: print a report. Field: text. */
    REPORT,
    /**
     * To a rank: continue after {@link #SYNC} or {@link #SETTLE}, nothing is wrong. Field: number
     * of the request.
     */
    SYNCED,
    /** To a rank: the whole job is checked, end normally. No fields. */
    DONE,
    /** To a rank: exit now. Field: exit code. */
    EXIT
}
