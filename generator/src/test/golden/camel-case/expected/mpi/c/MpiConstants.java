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
     * {@code MPI_DATATYPE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_DATATYPE_NULL = Linkage.handle("MPI_DATATYPE_NULL", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_IN_PLACE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_IN_PLACE = Linkage.address("MPI_IN_PLACE");

    /**
     * {@code MPI_MESSAGE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_MESSAGE_NULL = Linkage.handle("MPI_MESSAGE_NULL", "MPI_MESSAGE_NULL");

    /**
     * {@code MPI_OP_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_OP_NULL = Linkage.handle("MPI_OP_NULL", "MPI_OP_NULL");

    /**
     * {@code MPI_REQUEST_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_REQUEST_NULL = Linkage.handle("MPI_REQUEST_NULL", "MPI_REQUEST_NULL");
}
