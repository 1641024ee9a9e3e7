// Generated from the snapshots in generated/api by `make bindings`; edit templates/MPICalls.java instead.

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
 * The constants of {@link MPI}, and the calls without an object, that follow from the header by rule.
 */
abstract class MPICalls {

    /**
     * MPI's {@code MPI_ANY_SOURCE}: the source that stands for every rank.
     */
    @Generated("FacadeConstants")
    public static final int ANY_SOURCE = Mpi.MPI_ANY_SOURCE;

    /**
     * MPI's {@code MPI_DATATYPE_NULL}: no such object.
     */
    @Generated("FacadeConstants")
    public static final Datatype DATATYPE_NULL = new Datatype("MPI.DATATYPE_NULL", Mpi.MPI_DATATYPE_NULL);

    /**
     * MPI's {@code MPI_MESSAGE_NULL}: no such object.
     */
    @Generated("FacadeConstants")
    public static final Message MESSAGE_NULL = new Message(Mpi.MPI_MESSAGE_NULL);

    /**
     * MPI's {@code MPI_OP_NULL}: no such object.
     */
    @Generated("FacadeConstants")
    public static final Op OP_NULL = new Op("MPI.OP_NULL", Mpi.MPI_OP_NULL);
}
