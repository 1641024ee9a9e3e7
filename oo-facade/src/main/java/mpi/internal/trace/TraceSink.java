package mpi.internal.trace;

/**
 * Receives traced calls: {@link FolderSink} writes them to a file, {@link TraceLines} prints them,
 * {@link FlightSink} makes events of them.
 */
public interface TraceSink {

    /**
     * Receives the name of a call that begins, and the time by {@link System#nanoTime}. Returns the
     * sink's own object for the call, which is passed to the other methods as {@code begun}.
     */
    Object begin(String call, long time);

    /** Receives the arguments of the call, before MPI is called. */
    default void told(TracedCall call, Object begun) {}

    /** Receives a call that has ended. */
    void end(TracedCall call, Object begun);

    /**
     * Removes a call that has begun from the trace, since panmpi has made the call and not the
     * program.
     */
    default void drop(Object begun) {}
}
