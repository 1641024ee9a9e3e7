package mpi.internal;

/**
 * Puts with less data than the items of their target have. MPI allows them. Where those items are
 * of a derived datatype, Open MPI goes on reading behind the data, and the process crashes.
 */
public final class ShortPuts {

    private static final boolean END_THE_PROCESS =
            Linkage.abi().family().equals(Family.OPENMPI.word());

    private ShortPuts() {}

    /** True if the library does this. */
    public static boolean endTheProcess() {
        return END_THE_PROCESS;
    }
}
