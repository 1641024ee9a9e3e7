package mpi.internal.trace;

/** Who is told of traced calls. */
public interface TraceSink {

    /** Notes that a call begins; what it returns comes back at the end of the call. */
    Object begin();

    /** Takes a call that has ended. */
    void end(TracedCall call, Object begun);
}
