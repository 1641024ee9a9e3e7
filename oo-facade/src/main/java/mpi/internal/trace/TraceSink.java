package mpi.internal.trace;

/** Receiver of traced calls. */
public interface TraceSink {

    /** Notifies that a call begins; the result is passed to {@link #end}. */
    Object begin();

    /** Takes a call that has ended. */
    void end(TracedCall call, Object begun);
}
