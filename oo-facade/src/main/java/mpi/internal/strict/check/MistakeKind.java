package mpi.internal.strict.check;

import mpi.internal.strict.wire.Severity;

/**
 * Kinds of mistakes that a rank finds in its own calls. Each kind has a name for reports, the
 * section of the MPI standard that the program breaks, and advice for the programmer.
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
            "Complete the request before it is freed: afterwards, the program cannot find out when"
                    + " it may use the buffer again"),
    FREED_FORBIDDEN(
            "request-freed-active",
            "MPI 5.0, sections 4.2, 6.12, 6.13 and 12.3.5",
            "Complete the request before it is freed: only requests of messages and of operations"
                    + " on files may be freed while they are active"),
    CANCELLED(
            "request-cancelled",
            "MPI 5.0, sections 4.2, 6.12, 6.13 and 12.3.5",
            "Complete the request: only messages and operations on files may be cancelled"),
    BUFFER_SHARED(
            "buffer-in-use",
            "MPI 5.0, section 3.7.2",
            "Complete the first call before the second uses these elements, or give each call a"
                    + " buffer of its own"),
    BUFFERS_OF_CALL(
            "buffer-in-use",
            "MPI 5.0, section 2.3",
            "Give the call two buffers without common elements; to use one buffer for both, call"
                    + " Sendrecv_replace or pass MPI.IN_PLACE"),
    ONE_BUFFER(
            "buffer-in-use",
            "MPI 5.0, section 6.9.1",
            "Pass MPI.IN_PLACE in place of the send buffer: MPI forbids one array as both buffers,"
                    + " and this works only because panmpi copies the array"),
    BUFFER_CHANGED(
            "buffer-changed",
            "MPI 5.0, section 3.7.2",
            "Leave the buffer alone until the operation is complete, for instance until Wait"
                    + " returns"),
    BUFFER_READ(
            "buffer-read",
            "MPI 5.0, section 3.7.2",
            "Read the buffer when the operation is complete: after Wait, or a Test that returns"
                    + " true; for a one-sided call, after Flush, Unlock or Fence"),
    OVERLAP(
            "buffer-in-use",
            "MPI 5.0, sections 5.1.11 and 6.5",
            "Receive each element once: blocks and datatypes of a receive must not overlap"),
    OVERLAP_AT_TARGET(
            "conflict",
            "MPI 5.0, section 12.3",
            "Write each element once: a datatype at the target must not overlap itself"),
    NO_LOCK(
            "no-epoch",
            "MPI 5.0, sections 12.3.5 and 12.5.4",
            "Open the epoch by Lock or Lock_all; in other epochs use Put, Get and Accumulate, which"
                    + " have no request and need no Flush"),
    SEND_BUFFER(
            "argument",
            "MPI 5.0, section 3.6",
            "Attach a buffer by Buffer_attach that has room for all Bsend messages which are not"
                    + " delivered yet, plus MPI.BSEND_OVERHEAD bytes for each"),
    WILDCARD(
            "argument",
            "MPI 5.0, section 4.2.1",
            "Give the rank of the sender and the tag of the message"),
    SPLIT(
            "split-operation",
            "MPI 5.0, section 14.4.5",
            "End each split operation by its own call, such as Read_all_end after Read_all_begin,"
                    + " before the next begins on the file"),
    VIEW(
            "datatype",
            "MPI 5.0, section 14.6",
            "Use the elementary type of the view, or datatypes made of it, for the file type and for"
                    + " the data of each access"),
    FILE_BUSY(
            "request-never-completed",
            "MPI 5.0, section 14.2.2",
            "Complete each operation on a file before the file is closed"),
    ASSERTION("argument", "MPI 5.0, section 12.5.5", "Do not pass an assertion that is not true"),
    UNCOMMITTED("datatype-uncommitted", "MPI 5.0, section 5.1.9", "Commit a datatype before use"),
    NO_EPOCH(
            "no-epoch",
            "MPI 5.0, section 12.5",
            "Begin an epoch first, by Fence on all ranks, Start, Lock or Lock_all"),
    EPOCH_TWICE(
            "epoch-twice", "MPI 5.0, section 12.5", "End the first epoch before the next begins"),
    EPOCH_OPEN(
            "epoch-open",
            "MPI 5.0, section 12.5",
            "End each epoch before the window is freed, and before Finalize"),
    EPOCH_UNOPENED(
            "epoch-unopened",
            "MPI 5.0, section 12.5",
            "Begin the epoch first: by Lock before Unlock, Lock_all before Unlock_all, Start before"
                    + " Complete, and Post before Wait"),
    CONFLICT(
            "conflict",
            "MPI 5.0, section 12.7",
            "Separate the accesses by a synchronization such as Fence, or Flush within a lock, or let"
                    + " them touch different bytes"),
    LEAK("leak", "MPI 5.0, section 11.2", "Free or close the object before Finalize"),
    LEAK_COLLECTED(
            "leak",
            "MPI 5.0, section 11.2",
            "Free the object before Finalize: otherwise panmpi frees it only when the garbage"
                    + " collector finds it"),
    UNLIKE_TARGET(
            "datatype",
            "MPI 5.0, section 12.3.1",
            "Describe the same data at the origin and at the target: equal basic datatypes, and a"
                    + " receiving side that is large enough"),
    SELF(
            "argument",
            "MPI 5.0, section 6.1",
            "Let the rank receive from itself as much as it sends to itself"),
    RANK_TWICE("argument", "MPI 5.0, section 7.3.2", "Name each rank once"),
    VALUE(
            "argument",
            "MPI 5.0, the description of the call",
            "Correct the argument: other MPI libraries refuse this value"),
    OPERATION(
            "argument",
            "MPI 5.0, section 6.9.2",
            "Take an operation that MPI defines for this datatype, or make one with a function of"
                    + " your own"),
    MESSAGE_LEFT("unreceived", "MPI 5.0, section 3.8.3", "Receive the message by Mrecv or Imrecv"),
    THREAD(
            "thread",
            "MPI 5.0, section 11.6",
            "Call MPI from one thread only, or initialize it by"
                    + " MPI.Init_thread(args, MPI.THREAD_MULTIPLE)"),
    THREAD_OF_SINGLE(
            "thread",
            "MPI 5.0, section 11.6",
            "Initialize MPI by MPI.Init_thread(args, MPI.THREAD_SERIALIZED), so that another thread"
                    + " may call it"),
    COLLECTIVE_TWICE(
            "thread",
            "MPI 5.0, section 6.14",
            "Give each thread a communicator of its own, by Dup"),
    UNFINISHED("not-finalized", "MPI 5.0, section 11.2", "Call Finalize on each rank"),
    ARGUMENT_REFUSED(
            "argument-refused", "MPI 5.0, section 9.3", "Correct the arguments of the call"),
    EPOCH_REFUSED(
            "argument-refused",
            "MPI 5.0, section 12.5",
            "Begin an epoch of the window before calls that need one, and end it before another"
                    + " begins"),
    FILE_REFUSED(
            "argument-refused",
            "MPI 5.0, section 14.2",
            "Check the name of the file, its place and permissions, and the mode with which it is"
                    + " opened"),
    NULL_REFUSED(
            "argument-refused",
            "Java: the object of a call must not be null",
            "Test the object for null before the call: a method returns null if this rank is not part of"
                    + " the new object, such as a communicator");

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

    Severity severity() {
        return switch (this) {
            case FREED_ACTIVE, ONE_BUFFER, LEAK_COLLECTED, THREAD_OF_SINGLE -> Severity.WARNING;
            case LEAK -> Severity.ERROR_AT_END;
            default -> Severity.ERROR;
        };
    }
}
