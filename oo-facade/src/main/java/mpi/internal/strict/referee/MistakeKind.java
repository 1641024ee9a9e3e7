package mpi.internal.strict.referee;

import mpi.internal.strict.wire.Severity;

/**
 * Kinds of mistakes that are found only by comparing the calls of several ranks. Each has its name
 * in reports, the section of MPI that is broken, and what the programmer can do.
 */
enum MistakeKind {
    DEADLOCK(
            "deadlock",
            "MPI 5.0, section 3.5",
            "Change the order of the calls, or use Isend, Irecv or Sendrecv"),
    BUFFERING(
            "buffering",
            "MPI 5.0, section 3.5",
            "Change the order of the calls, or use Isend, Irecv or Sendrecv: with longer messages,"
                    + " or with another MPI library, this program may wait for ever"),
    DEADLOCK_OF_ALL(
            "deadlock",
            "MPI 5.0, sections 3.5 and 6.1",
            "Make the same collective calls on all ranks, including Finalize, and receive each"
                    + " message that is sent"),
    BUFFERING_OF_ALL(
            "buffering",
            "MPI 5.0, sections 3.5 and 6.14",
            "Make the same collective calls on all ranks, including Finalize, and receive each"
                    + " message that is sent: with another MPI library, this program may wait for"
                    + " ever"),
    TYPES("datatype", "MPI 5.0, section 3.3.1", "Use the same datatype in both calls"),
    TRUNCATION(
            "truncation",
            "MPI 5.0, section 3.2.4",
            "Use a receive buffer and count that are large enough, or find the length first by"
                    + " Probe and Get_count"),
    READY(
            "ready",
            "MPI 5.0, section 3.4",
            "Use Send in place of Rsend, or call Rsend only after the receiver has said, by a"
                    + " message or a Barrier, that its receive is posted"),
    COLLECTIVE(
            "collective",
            "MPI 5.0, section 6.1",
            "All ranks of a communicator must make the same collective calls in the same order"),
    ARGUMENT(
            "argument",
            "MPI 5.0, section 6.1",
            "Make the arguments of all ranks agree: equal values, and as much data received as is"
                    + " sent"),
    UNRECEIVED(
            "unreceived",
            "MPI 5.0, section 11.2",
            "Receive the message, or do not send it; compare the destination, tag and communicator"
                    + " of the send with those of the receives"),
    RACE(
            "race",
            "MPI 5.0, section 3.5",
            "Name the sender in both receives, or use another tag or communicator for one of the"
                    + " two messages"),
    CONFLICT(
            "conflict",
            "MPI 5.0, section 12.7",
            "Separate the accesses by a synchronization such as Fence, or Flush within a lock, or let"
                    + " them touch different bytes");

    final String word;
    final String rule;
    final String remedy;

    MistakeKind(String word, String rule, String remedy) {
        this.word = word;
        this.rule = rule;
        this.remedy = remedy;
    }

    /**
     * Returns the kind to report if this MPI has buffered messages and so let a rank pass the
     * deadlock; this kind itself if it is no deadlock.
     */
    MistakeKind ifBuffered() {
        return switch (this) {
            case DEADLOCK -> BUFFERING;
            case DEADLOCK_OF_ALL -> BUFFERING_OF_ALL;
            default -> this;
        };
    }

    Severity severity() {
        return this == RACE ? Severity.WARNING : Severity.ERROR;
    }
}
