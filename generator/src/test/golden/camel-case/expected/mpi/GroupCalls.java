// Generated from the snapshots in generated/api by `make bindings`; edit templates/GroupCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;

/**
 * The calls of {@link Group} that follow from the header by rule.
 */
abstract class GroupCalls extends Handle {

    GroupCalls(long handle) {
        super(handle);
    }
}
