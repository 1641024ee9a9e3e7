package mpi.internal.trace;

/** A call that is traced, as the sinks read it. */
public interface TracedCall {

    /** Function of MPI. */
    String call();

    /** Start of the call, as {@link System#nanoTime} counts. */
    long begin();

    /** Duration in nanoseconds. */
    long nanos();

    /** Relation of the peer to the call: {@code to}, {@code from} or {@code root}. */
    String role();

    /** Destination, else source, else root. */
    int peer();

    /** Tag of the send, else of the receive. */
    int tag();

    /** Source in a call that sends too. */
    int source();

    /** Tag of the receive in a call that sends too. */
    int sourceTag();

    /** Bytes of all buffers; -1 for a call that has none. */
    long bytes();

    /** Ranks of the communicator; {@link TraceNumbers#NONE} if not known without asking MPI. */
    int ranks();

    /** True if the call sends and receives, as {@code MPI_Sendrecv} does. */
    boolean isExchange();

    /** Bytes of the buffers that MPI reads. */
    long sent();

    /** Bytes of the buffers that MPI writes. */
    long received();

    /** Number of the communicator in this process; 0 if it has none that is known. */
    int communicator();

    /** True if a message has come, of which the arguments did not tell all. */
    boolean hasArrived();
}
