// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

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
     * {@code MPI_FORMAT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final String MPI_FORMAT = Linkage.text("MPI_FORMAT");
}
