package mpi.internal.strict;

import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Function;

/**
 * Receives each call of an observed MPI function, before and after the call is made. {@link
 * Interception} calls it, and {@link Session} implements it.
 */
interface CallSink {

    /**
     * Reports that a call of an MPI function begins. Returns null for a call that panmpi makes for
     * itself, which is not checked.
     */
    ObservedCall begin(Function function, boolean isLarge, Object[] arguments);

    /**
     * Reports that a call of an MPI function has returned. The result is the error code of the C
     * function.
     */
    void end(ObservedCall call, Object result);
}
