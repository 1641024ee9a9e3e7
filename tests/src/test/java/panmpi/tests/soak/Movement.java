package panmpi.tests.soak;

import mpi.internal.Linkage;
import panmpi.tests.support.Way;

/** The collectives that move data as they are: from one or each to one or each. */
enum Movement {
    BCAST(false, false, true, false, "MPI_Bcast_init"),
    GATHER(false, true, true, false, "MPI_Gather_init"),
    GATHERV(false, true, true, true, "MPI_Gatherv_init"),
    SCATTER(true, false, true, false, "MPI_Scatter_init"),
    SCATTERV(true, false, true, true, "MPI_Scatterv_init"),
    ALLGATHER(false, true, false, false, "MPI_Allgather_init"),
    ALLGATHERV(false, true, false, true, "MPI_Allgatherv_init"),
    ALLTOALL(true, true, false, false, "MPI_Alltoall_init"),
    ALLTOALLV(true, true, false, true, "MPI_Alltoallv_init"),
    ALLTOALLW(true, true, false, true, "MPI_Alltoallw_init");

    /** Whether a sender has a block for each rank. */
    final boolean toEach;

    /** Whether a receiver has a block of each rank. */
    final boolean fromEach;

    /** Whether one rank is the only one at its end. */
    final boolean hasRoot;

    /** Whether blocks have lengths and places of their own. */
    final boolean isIrregular;

    private final String persistent;

    Movement(boolean toEach, boolean fromEach, boolean hasRoot, boolean isIrregular, String name) {
        this.toEach = toEach;
        this.fromEach = fromEach;
        this.hasRoot = hasRoot;
        this.isIrregular = isIrregular;
        persistent = name;
    }

    /** Whether a rank sends. */
    boolean sends(int rank, int root) {
        return !hasRoot || fromEach || rank == root;
    }

    /** Whether a rank receives; of a broadcast, the root has all already. */
    boolean receives(int rank, int root) {
        return !hasRoot || (fromEach ? rank == root : toEach || rank != root);
    }

    /** True if the library can do it so, without a defect (docs/known-issues.md). */
    boolean works(Way way) {
        boolean isIntel = Linkage.library().startsWith("Intel");
        return switch (way) {
            case NONBLOCKING -> true;
            case BLOCKING -> !(isIntel && this == ALLGATHER);
            case PERSISTENT ->
                    Linkage.has(persistent)
                            && !Linkage.library().startsWith("MPICH 4.0")
                            && !(isIntel
                                    && (this == GATHER || this == SCATTER || this == ALLGATHER));
        };
    }
}
