package mpi.internal.link;

import mpi.internal.discovery.Family;

/**
 * One-sided calls with more data on one side than on the other, where the target's items are of a
 * derived datatype. MPI allows a put to more items, and a get of items without data; Open MPI then
 * reads or writes beyond the end of the shorter side, and the process crashes.
 */
public final class UnevenSides {

    private static final boolean END_THE_PROCESS =
            Linkage.abi().family().equals(Family.OPENMPI.word());

    private UnevenSides() {}

    /** True if the library has this defect. */
    public static boolean endTheProcess() {
        return END_THE_PROCESS;
    }
}
