package panmpi.tests.soak;

import mpi.internal.Linkage;
import panmpi.tests.support.Way;

/** The collectives that combine. */
enum ReductionKind {
    REDUCE("MPI_Reduce_init"),
    ALLREDUCE("MPI_Allreduce_init"),
    SCAN("MPI_Scan_init"),
    EXSCAN("MPI_Exscan_init"),
    REDUCE_SCATTER("MPI_Reduce_scatter_init"),
    REDUCE_SCATTER_BLOCK("MPI_Reduce_scatter_block_init");

    private final String persistent;

    ReductionKind(String persistent) {
        this.persistent = persistent;
    }

    /** Whether the library can do it so. */
    boolean works(Way way) {
        return way != Way.PERSISTENT || Linkage.has(persistent);
    }

    /** Whether each rank gets a part of the result. */
    boolean scatters() {
        return this == REDUCE_SCATTER || this == REDUCE_SCATTER_BLOCK;
    }

    /** Whether the send buffer may be left out. */
    boolean canBeInPlace() {
        return this == ALLREDUCE || this == SCAN;
    }

    /** Whether a rank gets a result. */
    boolean receives(int rank, int root) {
        return this == REDUCE ? rank == root : this != EXSCAN || rank > 0;
    }
}
