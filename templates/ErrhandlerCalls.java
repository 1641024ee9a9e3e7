package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;

/** The calls of {@link Errhandler} that follow from the header by rule. */
abstract class ErrhandlerCalls extends Handle {

    ErrhandlerCalls(long handle) {
        super(handle);
    }

    int $members$;
}
