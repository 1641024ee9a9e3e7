package mpi.internal.strict.access;

/**
 * Flags of open areas, which each access looks at first. Plain, so that loops may keep them in
 * registers: the thread that opens an area sees them.
 */
final class Watch {

    /** True while there is an area in an array. */
    static boolean overArrays;

    /** True while there is an area off the heap. */
    static boolean offHeap;

    private Watch() {}
}
