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

/** The constants of {@link MPI}, and the calls without an object, that follow from the header by rule. */
abstract class MPICalls {

    int $members$;
}
