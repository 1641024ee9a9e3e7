package mpi.internal.strict.referee;

/**
 * Kinds of mistakes that only a comparison of several ranks finds. Each has its name in reports,
 * the section of MPI that is broken, and what the programmer can do.
 */
enum MistakeKind {
    DEADLOCK(
            "deadlock",
            "MPI 5.0, section 3.5",
            "Change the order of the calls, or use Isend, Irecv or Sendrecv"),
    BUFFERING(
            "buffering",
            "MPI 5.0, section 3.5",
            "Change the order of the calls, or use Isend, Irecv or Sendrecv: an MPI that does not"
                    + " buffer, or a longer message, makes this program wait for ever"),
    DEADLOCK_OF_ALL(
            "deadlock",
            "MPI 5.0, sections 3.5 and 6.1",
            "Let all ranks make the same collective calls, up to Finalize, and receive each message"
                    + " that is sent"),
    BUFFERING_OF_ALL(
            "buffering",
            "MPI 5.0, sections 3.5 and 6.14",
            "Let all ranks make the same collective calls, up to Finalize, and receive each message"
                    + " that is sent: an MPI that waits longer in one of these calls makes"
                    + " this program wait for ever"),
    TYPES("datatype", "MPI 5.0, section 3.3.1", "Use one datatype in both calls"),
    TRUNCATION(
            "truncation",
            "MPI 5.0, section 3.2.4",
            "Receive at least as many items as are sent, or probe for the length first"),
    READY(
            "ready",
            "MPI 5.0, section 3.4",
            "Send by Send, or let the receiver say that its receive is posted before Rsend: by a"
                    + " message or a Barrier"),
    COLLECTIVE(
            "collective",
            "MPI 5.0, section 6.1",
            "All ranks of a communicator must make the same collective calls in the same order"),
    ARGUMENT(
            "argument",
            "MPI 5.0, section 6.1",
            "All ranks must give this argument of a collective call alike"),
    UNRECEIVED(
            "unreceived",
            "MPI 5.0, section 11.2",
            "Receive the message, or do not send it; look at its tag, its destination and its"
                    + " communicator"),
    RACE(
            "race",
            "MPI 5.0, section 3.5",
            "Receive by name in both places, or use another tag or communicator for one of them"),
    CONFLICT(
            "conflict",
            "MPI 5.0, section 12.7",
            "Separate the accesses by a synchronization, or let them touch different bytes");

    final String word;
    final String rule;
    final String remedy;

    MistakeKind(String word, String rule, String remedy) {
        this.word = word;
        this.rule = rule;
        this.remedy = remedy;
    }

    /** Returns the kind of the same wait where this MPI lets a rank go on. */
    MistakeKind ifBuffered() {
        return switch (this) {
            case DEADLOCK -> BUFFERING;
            case DEADLOCK_OF_ALL -> BUFFERING_OF_ALL;
            default -> this;
        };
    }

    /** Returns true if the program may be correct all the same. */
    boolean isWarning() {
        return this == RACE;
    }
}
