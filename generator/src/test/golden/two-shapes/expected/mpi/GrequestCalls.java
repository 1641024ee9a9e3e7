// Generated from the snapshots in generated/api by `make bindings`; edit templates/GrequestCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;

/**
 * The calls of {@link Grequest} that follow from the header by rule.
 */
abstract class GrequestCalls extends Request {

    GrequestCalls(long handle) {
        super(handle, null, null);
    }
}
