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

    /** Rank that is sent to, else received from, else the root. */
    int peer();

    /** Tag of what is sent, else of what is received. */
    int tag();

    /** Rank that is received from beside the peer. */
    int source();

    /** Tag of what is received beside what is sent. */
    int sourceTag();

    /** Bytes of all buffers; -1 for a call that has none. */
    long bytes();

    /** Ranks of the communicator; {@link TraceNumbers#NONE} if not known without asking MPI. */
    int ranks();
}
