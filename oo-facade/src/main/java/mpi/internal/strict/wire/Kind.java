package mpi.internal.strict.wire;

/** Messages between a rank and the referee. */
public enum Kind {
    /** A rank: its number, and the secret of the job. */
    HELLO,
    /** A communicator: its number and its ranks. */
    COMMUNICATOR,
    /** A content's item: its number, then type, count and bytes of each run. */
    ITEM,
    /** A collective call as all must make it: its number, the function, names and values. */
    AGREEMENT,
    /** A send: thread, call, communicator, request, dest, tag, item, items, mode. */
    SEND,
    /** A receive: thread, call, communicator, request, source, tag, item, items, if a probe. */
    RECEIVE,
    /** The room for a matched message: request, call, item, items. */
    FIT,
    /** A part in a collective call: thread, call, communicator, request, agreement. */
    ARRIVE,
    /** A wait: thread, call, whether for all, requests. */
    AWAIT,
    /** The message that a receive from any has taken: request, source, tag. */
    RESOLVE,
    /** An operation that was cancelled before it had a message: request. */
    CANCEL,
    /** An operation that has ended with an error: request. */
    FAIL,
    /** A thread of the program has ended: thread. */
    THREAD_END,
    /** An access to a window: thread, call, window, target, if locked, kind, operation, ranges. */
    ACCESS,
    /** The accesses of a rank to a window are complete: thread, call, window. */
    COMPLETE,
    /** A mistake that the rank has found: kind, whether a warning, title, rule, remedy, calls. */
    FINDING,
    /** The rank waits until all before this is taken: number. */
    SYNC,
    /** The rank waits until all before this is judged, however long it takes: number. */
    SETTLE,
    /** The rank makes no further call, and waits for a verdict. */
    END,
    /** The text of a call: question, call, if it is in progress, text, line. */
    TEXT,
    /** To a rank: what is the text of this call? Question, call. */
    ASK,
    /** To a rank: print this. */
    REPORT,
    /** To a rank: all before a number is taken, and nothing is wrong: number. */
    SYNCED,
    /** To a rank: all is well, go on and end. */
    DONE,
    /** To a rank: end with this exit code. */
    EXIT
}
