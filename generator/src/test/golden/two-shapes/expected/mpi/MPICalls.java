// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import javax.annotation.processing.Generated;
import mpi.c.Mpi;

/**
 * The constants of {@link MPI}, and the calls without an object, that follow from the header by rule.
 */
abstract class MPICalls {

    /**
     * MPI's {@code MPI_ANY_SOURCE}: the source that stands for every rank.
     */
    @Generated("FacadeConstants")
    public static final int ANY_SOURCE = Mpi.MPI_ANY_SOURCE;
}
