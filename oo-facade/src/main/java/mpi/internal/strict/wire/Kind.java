package mpi.internal.strict.wire;

/** Messages between a rank and the referee. */
public enum Kind {
    /** A rank: its number, and the number of ranks. */
    HELLO,
    /** A communicator: its number and its ranks. */
    COMMUNICATOR,
    /** A content's item: its number, then type, count and bytes of each run. */
    ITEM,
    /** A collective call as all must make it: its number, the function, names and values. */
    AGREEMENT,
    /** A send: thread, call, communicator, request, dest, tag, item, items, whether buffered. */
    SEND,
    /** A receive: thread, call, communicator, request, source, tag, item, items. */
    RECEIVE,
    /** A part in a collective call: thread, call, communicator, request, agreement. */
    ARRIVE,
    /** A wait: thread, call, whether for all, requests. */
    AWAIT,
    /** The message that a receive from any has taken: request, source, tag. */
    RESOLVE,
    /** The rank makes no further call. */
    END,
    /** The text of a call: question, call, text. */
    TEXT,
    /** To a rank: what is the text of this call? Question, call. */
    ASK,
    /** To a rank: print this, and end with this exit code unless it is 0. */
    REPORT
}
