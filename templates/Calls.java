package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import java.util.List;
import java.util.function.BinaryOperator;
import mpi.$Class$;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;
import mpi.internal.link.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;
import mpi.internal.call.MpiMemoryArenas;
import mpi.internal.call.StatusCount;
import mpi.internal.objects.ObjectLists;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.StagedBuffer;
import mpi.internal.trace.Trace;

/** $Contents$ that the generator makes from the MPI header. */
abstract class $Base$ extends $Superclass$ {

    int $members$;
}
