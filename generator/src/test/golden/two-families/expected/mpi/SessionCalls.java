// Generated from the snapshots in generated/api by `make bindings`; edit templates/SessionCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;
import mpi.internal.call.MpiMemoryArenas;

/**
 * The calls of {@link Session} that follow from the header by rule.
 */
abstract class SessionCalls extends Handle {

    SessionCalls(long handle) {
        super(handle);
    }
}
