package mpi.internal.link;

import mpi.internal.discovery.Family;

/**
 * Tests whether the library crashes in one-sided calls that have more data on one side than on the
 * other, if the target's datatype is derived. MPI allows a put or get whose destination is longer
 * than its source, but Open MPI then reads or writes beyond the end of the shorter side.
 */
public final class UnevenSides {

    private static final boolean CRASH_LIBRARY =
            Linkage.abi().family().equals(Family.OPENMPI.word());

    private UnevenSides() {}

    /**
     * Returns true if the library crashes in one-sided calls whose two sides have different amounts
     * of data.
     */
    public static boolean crashLibrary() {
        return CRASH_LIBRARY;
    }
}
