// Generated from the snapshots in generated/api by `make bindings`; edit templates/PrequestCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;
import mpi.internal.staging.StagedBuffer;

/**
 * The calls of {@link Prequest} that follow from the header by rule.
 */
abstract class PrequestCalls extends Request {

    PrequestCalls(long handle, StagedBuffer staged, Datatype received) {
        super(handle, staged, received);
    }

    /**
     * Brings what is to be sent off-heap, since the program may have changed it.
     */
    abstract void starting();

    /**
     * Brings partitions that are ready off-heap.
     */
    abstract void ready(int first, int last);

    /**
     * Brings partitions that are ready off-heap.
     */
    abstract void ready(int[] several);

    /**
     * Brings a partition that has arrived into the program's buffer.
     */
    abstract void arrived(int partition, boolean really);
}
