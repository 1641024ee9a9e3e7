package mpi.internal.strict.wire;

/**
 * Kinds of messages between a rank and the referee, the threads of rank 0 that compare the calls of
 * all ranks. The rank sends the kinds up to {@link #TEXT}, and the referee the others. Each comment
 * says what the message means, and lists its fields in order.
 *
 * <p>A field "thread" is the number of the thread in its process. A "call" is the number by which
 * the rank finds the text of a call, and a "communicator" or "window" the number of an object,
 * which is equal on all ranks. An "operation" is the number that the rank has given to a send, a
 * receive, a probe, an arrival at a collective call or a wait for a lock. Ranks are ranks in the
 * job.
 *
 * <p>An item is one element of a datatype, and is described by its basic types. A flag is 1 or 0,
 * an enum constant is sent as its ordinal, and an array begins with its length.
 */
public enum Kind {
    /**
     * A rank connects. Fields: rank, secret number. The referee expects the secret number that rank
     * 0 has sent to the other ranks by MPI.
     */
    HELLO,
    /** A communicator, window or file. Fields: its number, array of its ranks. */
    COMMUNICATOR,
    /**
     * Basic types of an item, to which later messages refer by a number. Fields: this number,
     * number of runs, and for each run of equal basic types: name of the type, count, bytes of one
     * element.
     */
    ITEM,
    /**
     * The function and the arguments of a collective call that must be equal on all ranks, to which
     * later messages refer by a number. Fields: this number, name of the function, {@code
     * Order.Way}, root or -1, number of arguments, and for each argument: name, value.
     */
    AGREEMENT,
    /**
     * A send was posted. Fields: thread, call, communicator, operation, destination, tag, number of
     * the item (see {@link #ITEM}), count of such items, {@code Send.Mode}.
     */
    SEND,
    /**
     * A receive or probe was posted. Fields: thread, call, communicator, operation, source, tag,
     * number of the item (see {@link #ITEM}), count of such items, {@code Receive.Way}. Source and
     * tag are -1 for any rank and any tag.
     */
    RECEIVE,
    /**
     * A call is about to receive a message that Mprobe has matched, and the referee checks that the
     * message fits into the buffer. Fields: operation that has matched the message, call, number of
     * the item (see {@link #ITEM}), count of such items.
     */
    FIT,
    /**
     * The arrival at a collective call. Fields: thread, call, communicator, operation, number from
     * {@link #AGREEMENT}.
     */
    ARRIVE,
    /**
     * A thread waits for operations. Fields: thread, call, flag, {@link WaitLength}, array of
     * operations. The flag is 1 to wait for all operations, and 0 to wait for any one.
     */
    AWAIT,
    /**
     * A thread waits for the operation of the latest {@link #SEND}, {@link #RECEIVE} or {@link
     * #ARRIVE} of the rank, as in {@code MPI_Send}. No fields.
     */
    AWAIT_LATEST,
    /**
     * A receive from any rank has taken a message. Fields: operation, source and tag of the
     * message.
     */
    RESOLVE,
    /** A send, receive or probe was cancelled before its message was matched. Field: operation. */
    CANCEL,
    /** An operation has failed with an error. Field: operation. */
    FAIL,
    /** A thread of the program has ended. Field: thread. */
    THREAD_END,
    /**
     * An access to the memory of a rank in a window. Fields: thread, call, window, target, flag,
     * {@link Use.Kind}, operation text, array of byte ranges. The flag and the text are {@code
     * isLocked} and {@code operation} of {@link Use}; the array has begins and ends alternately.
     */
    ACCESS,
    /** The accesses of a rank to a window are complete. Fields: thread, call, window. */
    COMPLETE,
    /**
     * A lock of a window has entered another phase. Fields: thread, call, window, operation,
     * target, flag, {@link LockPhase}. The operation is the number under which the wait for the
     * lock is known; 0 if the rank does not wait. The target is -1 for a lock of all ranks; the
     * flag is 1 for an exclusive lock.
     */
    LOCK,
    /**
     * The rank has found a mistake without the referee. Fields: {@link Severity}, number of calls,
     * kind, title, rule, remedy, and for each call: text, program line, note. The record {@code
     * Finding} describes these fields.
     */
    FINDING,
    /**
     * The rank waits for {@link #SYNCED}, by which the referee answers when it has read all
     * messages before this one. Field: number of this request.
     */
    SYNC,
    /**
     * The rank waits for {@link #SYNCED}, by which the referee answers when the simulation has
     * taken all steps before this message. Field: number of this request.
     */
    SETTLE,
    /** The rank makes no further call, and waits for {@link #DONE}. No fields. */
    END,
    /**
     * The answer to {@link #ASK}. Fields: question, call, two flags, text of the call, its program
     * line. The first flag is 1 if the call has not returned, and the second one if another thread
     * of the rank may still call MPI.
     */
    TEXT,
    /**
     * To a rank: send the text of a call. Fields: question, call. The question is a number that the
     * answer repeats.
     */
    ASK,
    /** To a rank: print a report. Field: text of the report. */
    REPORT,
    /**
     * To a rank: continue after {@link #SYNC} or {@link #SETTLE}, nothing is wrong. Field: number
     * of that request.
     */
    SYNCED,
    /** To a rank: the whole job is checked, end normally. No fields. */
    DONE,
    /** To a rank: exit now. Field: exit code. */
    EXIT
}
