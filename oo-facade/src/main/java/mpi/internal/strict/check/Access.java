package mpi.internal.strict.check;

import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.wire.Use;

/**
 * One-sided access to a window, such as a Put, that is not complete.
 *
 * @param call call that makes the access.
 * @param target rank of the target in the window's group.
 * @param use what the call does to the target's memory.
 * @param ranges bytes at the target, counted from the beginning of the window: the begin of the
 *     first range, its end, the begin of the second range, and so on, in ascending order.
 * @param buffers the program's buffers; empty if the access has a request, which then holds them.
 */
record Access(ObservedCall call, int target, Use use, long[] ranges, List<BufferUse> buffers) {

    /**
     * Returns true for an accumulation that also returns the old value, such as {@code
     * MPI_Fetch_and_op}: programs use it for locks and flags.
     */
    boolean isFetch() {
        return use.kind() == Use.Kind.ACCUMULATE && call.function().received() != null;
    }

    /** Returns true for a get with a request that is complete. */
    private boolean isOver() {
        return use.kind() == Use.Kind.GET && call.isComplete();
    }

    /**
     * Returns true if both accesses touch a common byte in a way whose result MPI leaves undefined.
     */
    boolean conflicts(Access other) {
        return target == other.target
                && !other.isOver()
                && use.conflicts(other.use)
                && Use.overlap(ranges, other.ranges);
    }
}
