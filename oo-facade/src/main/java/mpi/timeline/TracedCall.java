package mpi.timeline;

import mpi.internal.strict.table.Function;

/**
 * A call of a trace.
 *
 * @param number its place among the calls of its rank.
 * @param thread number of its thread.
 * @param name function of MPI.
 * @param begin in ns, on the clock of the host.
 * @param nanos its duration.
 * @param peer rank that it names; {@link #NONE} for none, -1 for any.
 * @param tag tag of the message to or from the peer.
 * @param source rank that a call receives from that sends to another; {@link #NONE} for none.
 * @param sourceTag tag of that message.
 * @param bytes size of its buffers.
 * @param ranks ranks of its communicator; 0 if that is not known.
 */
record TracedCall(
        int number,
        int thread,
        String name,
        long begin,
        long nanos,
        int peer,
        int tag,
        int source,
        int sourceTag,
        long bytes,
        int ranks) {

    static final int NONE = Integer.MIN_VALUE;

    Function function() {
        return Function.find(name);
    }

    CallKind kind() {
        return CallKind.of(function());
    }

    long end() {
        return begin + nanos;
    }

    /** True if it returns when the message has gone or come, rather than at once. */
    boolean isBlocking() {
        return function() != null && function().output("Request") == null;
    }

    /** True if it sends to its peer. */
    boolean sends() {
        Function function = function();
        return kind() == CallKind.MESSAGE
                && function.first("dest") != null
                && !function.parts().isEmpty()
                && peer >= 0;
    }

    /** True if it receives a message. */
    boolean receives() {
        Function function = function();
        return kind() == CallKind.MESSAGE
                && function.first("source") != null
                && !function.parts().isEmpty()
                && from() != NONE;
    }

    /** Rank that it receives from; -1 for any. */
    int from() {
        return source != NONE ? source : peer;
    }

    /** Tag of the message that it receives; -1 for any. */
    int receivedTag() {
        return source != NONE ? sourceTag : tag;
    }
}
