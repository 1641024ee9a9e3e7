// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;

/**
 * Constants.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiConstants {

    MpiConstants() {
    }

    /**
     * {@code MPI_ANY_SOURCE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ANY_SOURCE = Linkage.integer("MPI_ANY_SOURCE");

    /**
     * {@code MPI_COMM_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMM_NULL = Linkage.handle("MPI_COMM_NULL", "MPI_COMM_NULL");

    /**
     * {@code MPI_COMM_WORLD}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMM_WORLD = Linkage.handle("MPI_COMM_WORLD", "MPI_COMM_NULL");

    /**
     * {@code MPI_DUP_FN}, in integers 0.9+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_DUP_FN = Linkage.address("MPI_DUP_FN");

    /**
     * {@code MPI_EARLIER}, in integers 0.9.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_EARLIER = Linkage.integer("MPI_EARLIER");

    /**
     * {@code MPI_FORMAT}, in integers 0.9+.
     */
    @Generated("ConstantEmitter")
    public static final String MPI_FORMAT = Linkage.text("MPI_FORMAT");

    /**
     * {@code MPI_IN_PLACE}, in integers 1.0+, pointers 2.0+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_IN_PLACE = Linkage.address("MPI_IN_PLACE");

    /**
     * {@code MPI_UNWEIGHTED}, in integers 0.9+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_UNWEIGHTED = Linkage.address("MPI_UNWEIGHTED");
}
