package mpi.internal.strict;

import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Function;

/** Takes each call before and after it is made. */
interface CallSink {

    /** Begins a call; null if it is not the program's. */
    ObservedCall begin(Function function, boolean isLarge, Object[] arguments);

    /** Ends a call, with the result of the function of C. */
    void end(ObservedCall call, Object result);
}
