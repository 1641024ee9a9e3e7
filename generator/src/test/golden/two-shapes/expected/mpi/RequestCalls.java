// Generated from the snapshots in generated/api by `make bindings`; edit templates/RequestCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;

/**
 * The calls of {@link Request} that follow from the header by rule.
 */
abstract class RequestCalls extends Handle {

    RequestCalls(long handle) {
        super(handle);
    }

    /**
     * Takes the handle that a call left, and brings outputs back if the call completed it.
     */
    abstract void update(long newHandle, boolean completed);
}
