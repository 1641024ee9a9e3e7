package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.List;
import java.util.function.BinaryOperator;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;
import mpi.internal.call.MpiMemoryArenas;
import mpi.internal.call.StatusCount;
import mpi.internal.objects.ObjectLists;
import mpi.internal.staging.BufferChecks;
import mpi.internal.trace.Trace;

/** The calls of {@link Comm} that follow from the header by rule. */
abstract class CommCalls extends Ranks {

    CommCalls(long handle) {
        super(handle);
    }

    int $members$;
}
