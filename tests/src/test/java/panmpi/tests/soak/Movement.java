package panmpi.tests.soak;

import java.util.ArrayList;
import java.util.List;
import mpi.internal.link.Linkage;
import panmpi.tests.support.CallMode;

/**
 * Collective calls that move data without combining it. Either one rank or each rank sends, and
 * either one rank or each rank receives.
 */
enum Movement {
    BCAST("Bcast", false, false, true, false),
    GATHER("Gather", false, true, true, false),
    GATHERV("Gatherv", false, true, true, true),
    SCATTER("Scatter", true, false, true, false),
    SCATTERV("Scatterv", true, false, true, true),
    ALLGATHER("Allgather", false, true, false, false),
    ALLGATHERV("Allgatherv", false, true, false, true),
    ALLTOALL("Alltoall", true, true, false, false),
    ALLTOALLV("Alltoallv", true, true, false, true),
    ALLTOALLW("Alltoallw", true, true, false, true);

    /** True if a sender has a block for each rank. */
    final boolean toEach;

    /** True if a receiver has a block of each rank. */
    final boolean fromEach;

    /** True if only the root sends, or only the root receives. */
    final boolean hasRoot;

    /** True if blocks have lengths and displacements of their own. */
    final boolean isIrregular;

    /** Name of the blocking call. */
    final String call;

    Movement(String call, boolean toEach, boolean fromEach, boolean hasRoot, boolean isIrregular) {
        this.call = call;
        this.toEach = toEach;
        this.fromEach = fromEach;
        this.hasRoot = hasRoot;
        this.isIrregular = isIrregular;
    }

    /** Returns true if a rank sends. */
    boolean sends(int rank, int root) {
        return !hasRoot || fromEach || rank == root;
    }

    /** Returns true if a rank receives; the root of a broadcast has the data already. */
    boolean receives(int rank, int root) {
        return !hasRoot || (fromEach ? rank == root : toEach || rank != root);
    }

    /** Returns true if each block has its own datatype, and its displacement is in bytes. */
    boolean hasTypes() {
        return this == ALLTOALLW;
    }

    /** {@return the arguments of the call, without the hints that a persistent call takes} */
    Object[] arguments(Part sent, Part received, int root, int ranks) {
        var arguments = new ArrayList<Object>();
        if (this == BCAST) {
            arguments.addAll(arguments(sent.buffer() == null ? received : sent, false, ranks));
        } else {
            arguments.addAll(arguments(sent, toEach, ranks));
            arguments.addAll(arguments(received, fromEach, ranks));
        }
        if (hasRoot) {
            arguments.add(root);
        }
        return arguments.toArray();
    }

    private List<Object> arguments(Part part, boolean hasBlocks, int ranks) {
        if (hasTypes()) {
            return part.withTypes(ranks);
        }
        return hasBlocks && isIrregular ? part.withCounts() : part.withCount();
    }

    /**
     * Returns true if the library has the call in this mode, without a defect
     * (docs/known-issues.md).
     */
    boolean works(CallMode way) {
        boolean isIntel = Linkage.library().startsWith("Intel");
        return switch (way) {
            case NONBLOCKING -> true;
            case BLOCKING -> !(isIntel && this == ALLGATHER);
            case PERSISTENT ->
                    Linkage.has("MPI_" + call + "_init")
                            && !Linkage.library().startsWith("MPICH 4.0")
                            && !(isIntel
                                    && (this == GATHER || this == SCATTER || this == ALLGATHER));
        };
    }
}
