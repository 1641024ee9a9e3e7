package mpi.internal.trace;

/** Receiver of traced calls. */
public interface TraceSink {

    /** Notifies that a call begins; the result is passed to the other methods. */
    Object begin(String call, long time);

    /** Notifies that the arguments of the call are known, before MPI is called. */
    default void told(TracedCall call, Object begun) {}

    /** Takes a call that has ended. */
    void end(TracedCall call, Object begun);

    /** Forgets a call that has begun and is none of the program's. */
    default void drop(Object begun) {}
}
