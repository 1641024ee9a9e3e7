package mpi.internal.trace;

/**
 * Receives traced calls: {@link FolderSink} writes them to a file, {@link TraceLines} prints them,
 * {@link FlightSink} makes events of them.
 */
public interface TraceSink {

    /** Called when a call begins. The result is passed to the other methods. */
    Object begin(String call, long time);

    /** Called when the arguments of the call are known, before MPI is called. */
    default void told(TracedCall call, Object begun) {}

    /** Called when a call has ended. */
    void end(TracedCall call, Object begun);

    /**
     * Called for a call that has begun but that panmpi makes and not the program, so that it is no
     * part of the trace.
     */
    default void drop(Object begun) {}
}
