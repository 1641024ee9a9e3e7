// Generated from the snapshots in generated/api by `make bindings`; edit templates/FileCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import javax.annotation.processing.Generated;
import mpi.MPI.File;
import mpi.c.Mpi;
import mpi.internal.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link File} that follow from the header by rule.
 */
abstract class FileCalls extends SplitAccess {

    FileCalls(long handle) {
        super(handle);
    }
}
