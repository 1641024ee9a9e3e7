package mpi.internal.strict.referee;

import mpi.internal.strict.wire.Severity;

/**
 * Kinds of mistakes that are found only by comparing the calls of several ranks. Each kind has a
 * name for reports, the section of the MPI standard that the program breaks, and advice for the
 * programmer.
 */
enum MistakeKind {
    DEADLOCK(
            "deadlock",
            "MPI 5.0, section 3.5",
            "Change the order of the calls, or use Isend, Irecv or Sendrecv"),
    DEADLOCK_OF_ALL(
            "deadlock",
            "MPI 5.0, sections 3.5 and 6.1",
            "Make the same collective calls on all ranks, including Finalize, and receive each"
                    + " message that is sent"),
    DEADLOCK_OF_LOCKS(
            "deadlock",
            "MPI 5.0, section 12.5.3",
            "Call Unlock before the rank waits for another rank, and take several locks in the same"
                    + " order on all ranks"),
    DEADLOCK_OF_EPOCHS(
            "deadlock",
            "MPI 5.0, section 12.5.2",
            "Match each Start of an origin with a Post of its target, and each Wait of a target with"
                    + " a Complete of each origin"),
    DEADLOCK_OF_PARTS(
            "deadlock", "MPI 5.0, section 4.2.2", "Mark each partition of the message by Pready"),
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

    Severity severity() {
        return this == RACE ? Severity.WARNING : Severity.ERROR;
    }
}
