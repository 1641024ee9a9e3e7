package mpi.internal.strict.check;

/**
 * Kinds of mistakes that the calls of one rank show alone. Each has its name in reports, the
 * section of MPI that is broken, and what the programmer can do.
 */
enum MistakeKind {
    NEVER_COMPLETED(
            "request-never-completed",
            "MPI 5.0, section 3.7.3",
            "Wait for each request, or test it until it is complete"),
    STARTED_TWICE(
            "request-started-twice",
            "MPI 5.0, section 3.9",
            "Complete a persistent request before it is started again"),
    NEVER_STARTED(
            "request-never-started",
            "MPI 5.0, section 3.9",
            "Start a persistent request before it is completed"),
    PARTITION_TWICE(
            "partition-ready-twice",
            "MPI 5.0, section 4.2.2",
            "Mark each partition once between Start and completion"),
    FREED_ACTIVE(
            "request-freed-active",
            "MPI 5.0, section 3.7.3",
            "Complete the request: nobody can tell any more when its buffer may be used"),
    FREED_FORBIDDEN(
            "request-freed-active",
            "MPI 5.0, sections 4.2, 6.12, 6.13 and 12.3.5",
            "Complete the request before it is freed: MPI forbids this for all but messages and"
                    + " operations on files"),
    CANCELLED(
            "request-cancelled",
            "MPI 5.0, sections 4.2, 6.12, 6.13 and 12.3.5",
            "Complete the request: MPI forbids to cancel all but messages and operations on files"),
    BUFFER_SHARED(
            "buffer-in-use",
            "MPI 5.0, section 3.7.2",
            "Complete the first call before the second uses these elements, or give each a buffer"
                    + " of its own"),
    BUFFERS_OF_CALL(
            "buffer-in-use",
            "MPI 5.0, section 2.3",
            "Give the call two buffers without common elements; Sendrecv_replace and MPI.IN_PLACE"
                    + " are for one buffer"),
    ONE_BUFFER(
            "buffer-in-use",
            "MPI 5.0, section 6.9.1",
            "Pass MPI.IN_PLACE in place of the send buffer: panmpi copies an array that stands for both,"
                    + " but MPI forbids it in C"),
    BUFFER_CHANGED(
            "buffer-changed",
            "MPI 5.0, section 3.7.2",
            "Leave the buffer alone until the call is complete"),
    BUFFER_READ(
            "buffer-read",
            "MPI 5.0, section 3.7.2",
            "Read the buffer when the call is complete: after Wait, or a Test that returns true"),
    OVERLAP(
            "buffer-in-use",
            "MPI 5.0, sections 5.1.11 and 6.5",
            "Receive each element once: blocks and datatypes of a receive must not overlap"),
    OVERLAP_AT_TARGET(
            "conflict",
            "MPI 5.0, section 12.3",
            "Write each element once: a datatype at the target must not overlap itself"),
    SEND_BUFFER(
            "argument",
            "MPI 5.0, section 3.6",
            "Attach a buffer by Buffer_attach that has room for all messages on their way by Bsend,"
                    + " and for BSEND_OVERHEAD bytes with each"),
    WILDCARD("argument", "MPI 5.0, section 4.2.1", "Name the sender and the tag"),
    SPLIT(
            "split-operation",
            "MPI 5.0, section 14.4.5",
            "End each split operation by its own call before the next begins on the file"),
    FILE_BUSY(
            "request-never-completed",
            "MPI 5.0, section 14.2.2",
            "Complete each operation on a file before the file is closed"),
    ASSERTION("argument", "MPI 5.0, section 12.5.5", "Leave an assertion out that is not true"),
    UNCOMMITTED("datatype-uncommitted", "MPI 5.0, section 5.1.9", "Commit a datatype before use"),
    NO_EPOCH(
            "no-epoch",
            "MPI 5.0, section 12.5",
            "Begin an epoch first: Fence on all ranks, Start, Lock or Lock_all"),
    EPOCH_TWICE(
            "epoch-twice", "MPI 5.0, section 12.5", "End the first epoch before the next begins"),
    EPOCH_OPEN("epoch-open", "MPI 5.0, section 12.5", "End each epoch before the window is freed"),
    EPOCH_UNOPENED(
            "epoch-unopened",
            "MPI 5.0, section 12.5",
            "Begin the epoch by the call that belongs to it"),
    CONFLICT(
            "conflict",
            "MPI 5.0, section 12.7",
            "Separate the accesses by a synchronization, or let them touch different bytes"),
    OUTSIDE_WINDOW(
            "outside-window", "MPI 5.0, section 12.3", "Stay within the window of the target"),
    LEAK("leak", "MPI 5.0, section 11.2", "Free what the program has made, before Finalize"),
    LEAK_COLLECTED(
            "leak",
            "MPI 5.0, section 11.2",
            "Free what the program has made; panmpi frees it when the collector finds it"),
    UNLIKE_TARGET(
            "datatype",
            "MPI 5.0, section 12.3.1",
            "Give the target the types and at most the amount of the origin's data"),
    SELF(
            "argument",
            "MPI 5.0, section 6.1",
            "Receive from each rank as much as it sends, and from this one, too"),
    RANK_TWICE("argument", "MPI 5.0, section 7.3.2", "Name each rank once"),
    VALUE(
            "argument",
            "MPI 5.0, the description of the call",
            "Mend the argument: other MPIs refuse it"),
    OPERATION(
            "argument",
            "MPI 5.0, section 6.9.2",
            "Take an operation that MPI defines for this datatype, or make one with a function of"
                    + " your own"),
    MESSAGE_LEFT("unreceived", "MPI 5.0, section 3.8.3", "Receive the message by Mrecv or Imrecv"),
    THREAD(
            "thread",
            "MPI 5.0, section 11.6",
            "Call MPI from one thread alone, or begin it by"
                    + " MPI.Init_thread(args, MPI.THREAD_MULTIPLE)"),
    THREAD_OF_SINGLE(
            "thread",
            "MPI 5.0, section 11.6",
            "Begin MPI by MPI.Init_thread(args, MPI.THREAD_SERIALIZED), so that another thread may"
                    + " call it"),
    COLLECTIVE_TWICE(
            "thread",
            "MPI 5.0, section 6.14",
            "Give each thread a communicator of its own, by Dup"),
    UNFINISHED("not-finalized", "MPI 5.0, section 11.2", "Call Finalize on each rank"),
    ARGUMENT_REFUSED("argument-refused", "MPI 5.0, section 9.3", "Mend the argument");

    private final String word;
    private final String rule;
    private final String remedy;

    MistakeKind(String word, String rule, String remedy) {
        this.word = word;
        this.rule = rule;
        this.remedy = remedy;
    }

    String word() {
        return word;
    }

    String rule() {
        return rule;
    }

    String remedy() {
        return remedy;
    }

    /** Returns true if the program may be correct all the same. */
    boolean isWarning() {
        return switch (this) {
            case FREED_ACTIVE, ONE_BUFFER, LEAK_COLLECTED, THREAD_OF_SINGLE -> true;
            default -> false;
        };
    }
}
