package panmpi.tests.soak;

import mpi.internal.link.Linkage;
import panmpi.tests.support.CallMode;

/** The collectives that combine. */
enum ReductionKind {
    REDUCE("Reduce"),
    ALLREDUCE("Allreduce"),
    SCAN("Scan"),
    EXSCAN("Exscan"),
    REDUCE_SCATTER("Reduce_scatter"),
    REDUCE_SCATTER_BLOCK("Reduce_scatter_block");

    /** Name of the blocking call. */
    final String call;

    ReductionKind(String call) {
        this.call = call;
    }

    /** True if the library has the call. */
    boolean works(CallMode way) {
        return way != CallMode.PERSISTENT || Linkage.has("MPI_" + call + "_init");
    }

    /** True if one rank alone gets the result. */
    boolean hasRoot() {
        return this == REDUCE;
    }

    /** True if each rank gets a part of the result. */
    boolean scatters() {
        return this == REDUCE_SCATTER || this == REDUCE_SCATTER_BLOCK;
    }

    /** True if the send buffer may be left out. */
    boolean canBeInPlace() {
        return this == ALLREDUCE || this == SCAN;
    }

    /** True if a rank gets a result. */
    boolean receives(int rank, int root) {
        return hasRoot() ? rank == root : this != EXSCAN || rank > 0;
    }
}
