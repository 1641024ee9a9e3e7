package mpi.internal.strict.check;

import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.wire.Use;

/**
 * A one-sided access that is not complete.
 *
 * @param call the call.
 * @param target rank of the target in the window's group.
 * @param use what it does to the target's memory.
 * @param ranges begin and end of its bytes there, in pairs, lowest first.
 * @param buffers the program's buffers; empty if a request has them.
 */
record Access(ObservedCall call, int target, Use use, long[] ranges, List<BufferUse> buffers) {

    /** True if the program gets a value that it may compare, while it changes it for others. */
    boolean isFetch() {
        return use.kind() == Use.Kind.ACCUMULATE && call.function().received() != null;
    }

    /** True if it has brought what it reads, by a request of its own. */
    private boolean isOver() {
        return use.kind() == Use.Kind.GET && call.isComplete();
    }

    /** True if both touch a byte in common, in ways that MPI leaves undefined. */
    boolean conflicts(Access other) {
        return target == other.target
                && !other.isOver()
                && use.conflicts(other.use)
                && Use.overlap(ranges, other.ranges);
    }
}
