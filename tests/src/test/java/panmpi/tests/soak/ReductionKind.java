package panmpi.tests.soak;

import mpi.internal.link.Linkage;
import panmpi.tests.support.CallMode;

/** The collective calls that combine numbers. */
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

    /** Returns true if the library has the call in this mode. */
    boolean works(CallMode way) {
        return way != CallMode.PERSISTENT || Linkage.has("MPI_" + call + "_init");
    }

    /** Returns true if only one rank gets the result. */
    boolean hasRoot() {
        return this == REDUCE;
    }

    /** Returns true if each rank gets a part of the result. */
    boolean scatters() {
        return this == REDUCE_SCATTER || this == REDUCE_SCATTER_BLOCK;
    }

    /** Returns true if the send buffer may be IN_PLACE. */
    boolean canBeInPlace() {
        return this == ALLREDUCE || this == SCAN;
    }

    /** Returns true if a rank gets a result. */
    boolean receives(int rank, int root) {
        return hasRoot() ? rank == root : this != EXSCAN || rank > 0;
    }
}
