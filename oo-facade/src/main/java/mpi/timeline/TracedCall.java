package mpi.timeline;

import mpi.internal.strict.table.Function;
import mpi.internal.trace.CommText;

/**
 * A call of a trace.
 *
 * @param thread number of its thread.
 * @param name function of MPI.
 * @param line line of the program; empty if it is not known.
 * @param begin in ns, on the clock of the job.
 * @param nanos its duration; of one that has not ended, {@link #OPEN}.
 * @param peer rank that it names; {@link #NONE} for none, -1 for any.
 * @param tag tag of the message to or from the peer.
 * @param source rank that a call receives from that sends to another; {@link #NONE} for none.
 * @param sourceTag tag of that message.
 * @param bytes size of its buffers; of a call that sends and receives, what is sent.
 * @param received what such a call receives.
 * @param ranks ranks of its communicator; 0 if that is not known.
 * @param comm its communicator; null if that is not known.
 */
record TracedCall(
        int thread,
        String name,
        String line,
        long begin,
        long nanos,
        int peer,
        int tag,
        int source,
        int sourceTag,
        long bytes,
        long received,
        int ranks,
        CommText comm) {

    static final int NONE = Integer.MIN_VALUE;
    static final long OPEN = -1;

    Function function() {
        return Function.find(name);
    }

    CallKind kind() {
        return CallKind.of(function());
    }

    /** True for a call that has not ended when the trace did. */
    boolean isOpen() {
        return nanos == OPEN;
    }

    /** Time in the call; of one that has not ended, none: how long it would take is not known. */
    long time() {
        return Math.max(0, nanos);
    }

    long end() {
        return begin + time();
    }

    /** Bytes of all buffers. */
    long allBytes() {
        return Math.max(0, bytes) + received;
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

    /** Number of the communicator in the job; 0 if it is not known. */
    long communicator() {
        return comm == null ? 0 : comm.number();
    }

    /** Rank in the job of a rank that the call names; -1 for any, and for one of another job. */
    int ofJob(int named) {
        if (comm == null || named < 0) {
            return named;
        }
        int[] peers = comm.remote() == null ? comm.local() : comm.remote();
        return named < peers.length ? peers[named] : -1;
    }

    /** This call at another time, or with another duration. */
    TracedCall at(long newBegin, long newNanos) {
        return new TracedCall(
                thread, name, line, newBegin, newNanos, peer, tag, source, sourceTag, bytes,
                received, ranks, comm);
    }
}
