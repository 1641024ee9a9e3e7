package mpi.internal.trace;

/** MPI call as the sinks of a trace see it: its function, arguments and duration. */
public interface TracedCall {

    /** Returns the name of the MPI function. */
    String call();

    /** Returns the time at which the call began, by {@link System#nanoTime}. */
    long begin();

    /** Returns the duration of the call in ns. */
    long nanos();

    /**
     * Returns the kind of the peer: {@code to} for a destination, {@code from} for a source, {@code
     * root} for the root of a collective call.
     */
    String role();

    /**
     * Returns the rank of the peer: the destination, or the source if there is no destination, or
     * the root if there is neither.
     */
    int peer();

    /** Returns the tag of the send, or of the receive if the call only receives. */
    int tag();

    /** Returns the rank of the source of a call that also sends, such as {@code MPI_Sendrecv}. */
    int source();

    /** Returns the tag of the receive of a call that also sends. */
    int sourceTag();

    /** Returns the number of bytes in all buffers of the call; -1 for a call without buffers. */
    long bytes();

    /**
     * Returns the number of ranks of the communicator; {@link TraceNumbers#NONE} if the number
     * cannot be known without a call of MPI.
     */
    int ranks();

    /** Returns true if the call sends and receives, as {@code MPI_Sendrecv} does. */
    boolean isExchange();

    /** Returns the number of bytes in the buffers that MPI reads. */
    long sent();

    /** Returns the number of bytes in the buffers that MPI writes. */
    long received();

    /**
     * Returns the datatype of the first buffer, whose {@code toString} names it; null for a call
     * that has no datatype, or has a separate datatype for each block.
     */
    Object datatype();

    /**
     * Returns the number of the communicator in this process; 0 if the call has no communicator, or
     * the number is not known.
     */
    int communicator();

    /**
     * Returns true if a message has arrived whose source, tag or length was not known from the
     * arguments.
     */
    boolean hasArrived();
}
