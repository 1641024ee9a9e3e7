package mpi.timeline;

import mpi.internal.strict.table.Function;
import mpi.internal.trace.CommText;

/**
 * MPI call of a trace.
 *
 * @param thread number of the thread that made the call.
 * @param name MPI function.
 * @param line program line; empty if it is not known.
 * @param datatype datatype of the call's first buffer; empty if there is none.
 * @param begin beginning in ns: since 1970 after {@link Clocks#align}; before that, since the
 *     anchor of the file ({@link TraceHead}), plus 1. If it is read from a JSON file, it counts
 *     from the start of the year.
 * @param nanos duration in ns; {@link #OPEN} for a call that has not ended.
 * @param peer rank that the call sends to or receives from, or its root; {@link #NONE} if there is
 *     no such rank, -1 for {@code MPI.ANY_SOURCE}.
 * @param tag tag of the message to or from the peer, or the level of {@code MPI_Pcontrol}; {@link
 *     #NONE} if the call has neither, -1 for {@code MPI.ANY_TAG}.
 * @param source rank that a call receives from if it also sends, as {@code MPI_Sendrecv} does;
 *     {@link #NONE} for other calls.
 * @param sourceTag tag of the message from the source.
 * @param bytes bytes of the call's buffers, -1 if it has none; if the call sends and receives, only
 *     the bytes that it sends.
 * @param received bytes that a call that sends and receives has received; 0 for other calls.
 * @param ranks number of ranks of the call's communicator; 0 if it is not known.
 * @param comm the call's communicator; null if it is not known.
 */
record TracedCall(
        int thread,
        String name,
        String line,
        String datatype,
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

    /** Returns true for a call that had not ended when the trace did. */
    boolean isOpen() {
        return nanos == OPEN;
    }

    /**
     * Returns the time in the call, in ns. It is 0 for a call that has not ended, since its
     * duration is not known.
     */
    long time() {
        return Math.max(0, nanos);
    }

    long end() {
        return begin + time();
    }

    /** Returns the bytes of all buffers. */
    long allBytes() {
        return Math.max(0, bytes) + received;
    }

    /** Returns true for a blocking call. */
    boolean isBlocking() {
        return function() != null && function().output("Request") == null;
    }

    /** Returns true if the call sends a message to its peer. */
    boolean sends() {
        Function function = function();
        return kind() == CallKind.MESSAGE
                && function.first("dest") != null
                && !function.parts().isEmpty()
                && peer >= 0;
    }

    /** Returns true if the call receives a message. */
    boolean receives() {
        Function function = function();
        return kind() == CallKind.MESSAGE
                && function.first("source") != null
                && !function.parts().isEmpty()
                && from() != NONE;
    }

    /** Returns the rank that the call receives from; -1 for {@code MPI.ANY_SOURCE}. */
    int from() {
        return source != NONE ? source : peer;
    }

    /** Returns the tag of the message that the call receives; -1 for {@code MPI.ANY_TAG}. */
    int receivedTag() {
        return source != NONE ? sourceTag : tag;
    }

    /** Returns the number of the communicator in the job; 0 if it is not known. */
    long communicator() {
        return comm == null ? 0 : comm.number();
    }

    /**
     * Converts a rank of the communicator to a rank in the job; -1 for {@code MPI.ANY_SOURCE}, and
     * for a process of another job.
     */
    int ofJob(int named) {
        if (comm == null || named < 0) {
            return named;
        }
        int[] peers = comm.remote() == null ? comm.local() : comm.remote();
        return named < peers.length ? peers[named] : -1;
    }

    /** Returns a copy with another beginning and duration. */
    TracedCall at(long newBegin, long newNanos) {
        return new TracedCall(
                thread, name, line, datatype, newBegin, newNanos, peer, tag, source, sourceTag,
                bytes, received, ranks, comm);
    }
}
